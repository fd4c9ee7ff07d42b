package org.marshal4j.arrow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Python with the libraries of tests/python/requirements.txt, in a virtual environment under target that is created at
 * first use.
 */
final class Python {
    private static final Path SOURCES = Path.of("..", "python").toAbsolutePath().normalize();
    private static final Path ENVIRONMENT = Path.of("target", "python").toAbsolutePath();
    private static final Path PYTHON = ENVIRONMENT.resolve(
            File.separatorChar == '/' ? Path.of("bin", "python") : Path.of("Scripts", "python.exe"));
    private static final String IS_NEW_ENOUGH = "import sys; sys.exit(sys.version_info < (3, 10))";

    private Python() {}

    /**
     * Creates the environment unless it exists. Skips the test, with a reason, if Python is not requested or not
     * available.
     */
    static void prepare() throws IOException, InterruptedException {
        assumeTrue(Boolean.getBoolean("arrow.python"), "Python reads tables with -Pthorough, or -Darrow.python=true");
        Path ready = ENVIRONMENT.resolve("ready");
        String wanted = Files.readString(SOURCES.resolve("requirements.txt"));
        if (Files.exists(ready) && Files.readString(ready).equals(wanted)) {
            return;
        }
        Files.createDirectories(ENVIRONMENT.getParent());
        orSkip("no python3 of version 3.10 or later", "python3", "-c", IS_NEW_ENOUGH);
        orSkip("no virtual environment", "python3", "-m", "venv", ENVIRONMENT.toString());
        orSkip(
                "PyPI is not reached, or lacks a library",
                PYTHON.toString(),
                "-m",
                "pip",
                "install",
                "--quiet",
                "--disable-pip-version-check",
                "--only-binary=:all:",
                "-r",
                SOURCES.resolve("requirements.txt").toString());
        Files.writeString(ready, wanted);
    }

    private static void orSkip(String why, String... command) throws InterruptedException {
        try {
            Process process = start(List.of(command));
            String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                abort(why + ": " + printed);
            }
        } catch (IOException e) {
            abort(why + ": " + e.getMessage());
        }
    }

    /** Lets libraries read the file of a table and compare it with the given lines. Returns what they print. */
    static String compare(Path file, List<String> lines, String... libraries) throws IOException, InterruptedException {
        Path expected = Files.write(file.resolveSibling(file.getFileName() + ".jsonl"), lines);
        List<String> command = new ArrayList<>(
                List.of(PYTHON.toString(), SOURCES.resolve("tables.py").toString()));
        command.addAll(List.of(file.toString(), expected.toString()));
        command.addAll(List.of(libraries));
        Process process = start(command);
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        return printed;
    }

    private static Process start(List<String> command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
        builder.environment().put("PYTHONIOENCODING", "utf-8");
        builder.environment().put("RUST_BACKTRACE", "0");
        return builder.start();
    }
}
