package org.marshal4j.blackbox.python;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The decoder of tests/python, which shares no code with the runtime. It takes lines of JSON, and returns one line for
 * each.
 */
final class Python {
    private static final String COMMAND = "python3";
    private static final Path MAIN = Path.of("..", "python", "main.py");
    private static final String IS_NEW_ENOUGH = "import sys; sys.exit(sys.version_info < (3, 9))";

    private Python() {}

    /** Whether this machine has Python 3.9 or later. */
    static boolean isThere() {
        try {
            return new ProcessBuilder(COMMAND, "-c", IS_NEW_ENOUGH).start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the answers to the lines, in the same order. */
    static List<String> answers(String name, List<String> lines) {
        try {
            Path directory = Files.createDirectories(Path.of("target", "python"));
            Path questions = Files.write(directory.resolve(name + ".jsonl"), lines);
            Path answers = directory.resolve(name + ".txt");
            Path errors = directory.resolve(name + ".err");
            ProcessBuilder command = new ProcessBuilder(COMMAND, MAIN.toString(), questions.toString())
                    .redirectOutput(answers.toFile())
                    .redirectError(errors.toFile());
            command.environment().put("PYTHONDONTWRITEBYTECODE", "1");
            command.environment().put("PYTHONIOENCODING", "utf-8");
            if (command.start().waitFor() != 0) {
                throw new AssertionError(Files.readString(errors, StandardCharsets.UTF_8));
            }
            return Files.readAllLines(answers, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
