package org.marshal4j.layouts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A JDK on this machine.
 *
 * @param home its folder
 * @param version its feature version, such as 17
 */
public record Jdk(Path home, int version) {

    /** Returns the JDK on which this program runs. */
    public static Jdk current() {
        return new Jdk(
                Path.of(System.getProperty("java.home")), Runtime.version().feature());
    }

    /** Returns the JDK in a folder, if there is one. */
    public static Optional<Jdk> in(Path home) throws IOException {
        Path release = home.resolve("release");
        if (!Files.isExecutable(home.resolve("bin/java")) || !Files.isReadable(release)) {
            return Optional.empty();
        }
        return Files.readAllLines(release).stream()
                .filter(line -> line.matches("JAVA_VERSION=\"\\d+.*"))
                .map(line -> new Jdk(home, Integer.parseInt(line.replaceAll("\\D+(\\d+).*", "$1"))))
                .findFirst();
    }

    /** Returns the command that starts a JVM. */
    public String java() {
        return home.resolve("bin/java").toString();
    }

    @Override
    public String toString() {
        return "JDK " + version;
    }
}
