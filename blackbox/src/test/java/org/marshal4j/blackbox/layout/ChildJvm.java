package org.marshal4j.blackbox.layout;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A JVM to start, with its flags.
 *
 * @param home of the JDK
 * @param version its feature version
 */
record ChildJvm(Path home, int version, List<String> flags) {
    private static final Path CURRENT = Path.of(System.getProperty("java.home"));

    /** The one that runs the tests. */
    static ChildJvm current(String... flags) {
        return new ChildJvm(CURRENT, Runtime.version().feature(), List.of(flags));
    }

    /** Others that are installed: those of JAVA_HOMES (separated as a path), or next to the current one. */
    static List<ChildJvm> others() throws IOException {
        List<Path> homes = new ArrayList<>();
        String named = System.getenv("JAVA_HOMES");
        if (named != null) {
            for (String home : named.split(java.io.File.pathSeparator)) {
                homes.add(Path.of(home));
            }
        } else if (CURRENT.getParent() != null) {
            try (Stream<Path> neighbours = Files.list(CURRENT.getParent())) {
                neighbours.forEach(homes::add);
            }
        }
        List<ChildJvm> found = new ArrayList<>();
        List<Path> seen = new ArrayList<>(List.of(CURRENT.toRealPath()));
        for (Path home : homes) {
            Path release = home.resolve("release");
            if (Files.isExecutable(home.resolve("bin/java")) && Files.exists(release)) {
                Path real = home.toRealPath();
                int version = versionIn(Files.readAllLines(release));
                if (version >= 17 && !seen.contains(real)) {
                    seen.add(real);
                    found.add(new ChildJvm(real, version, List.of()));
                }
            }
        }
        return found;
    }

    private static int versionIn(List<String> release) {
        return release.stream()
                .filter(line -> line.startsWith("JAVA_VERSION="))
                .map(line -> line.replaceAll(".*=\"(\\d+).*", "$1"))
                .mapToInt(Integer::parseInt)
                .findFirst()
                .orElse(0);
    }

    ChildJvm with(String... more) {
        return new ChildJvm(home, version, List.of(more));
    }

    /** What the main class prints. */
    List<String> run(Class<?> main) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(home.resolve("bin/java").toString());
        command.addAll(flags);
        command.addAll(List.of(
                "--add-exports=java.base/sun.nio.ch=ALL-UNNAMED",
                "--add-opens=java.base/java.lang.reflect=ALL-UNNAMED",
                "-Dchronicle.analytics.disable=true",
                "-Xshare:auto",
                "-XX:+DisplayVMOutputToStderr"));
        if (version >= 24) {
            command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow"));
        }
        if (!flags.contains("-Xint")) {
            command.add("-XX:TieredStopAtLevel=1");
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        Path errors = Files.createTempFile("marshal4j", ".err");
        errors.toFile().deleteOnExit();
        Process process =
                new ProcessBuilder(command).redirectError(errors.toFile()).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new AssertionError(this + " ended with " + process.exitValue() + ":\n" + Files.readString(errors));
        }
        Files.delete(errors);
        return output.lines().toList();
    }

    @Override
    public String toString() {
        return "JDK " + version + " " + String.join(" ", flags);
    }
}
