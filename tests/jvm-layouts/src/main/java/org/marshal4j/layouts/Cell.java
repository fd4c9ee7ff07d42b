package org.marshal4j.layouts;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One JVM of the matrix.
 *
 * @param flags the flags that distinguish it from the others
 */
public record Cell(Jdk jdk, List<String> flags) {
    /** Copies the flags. */
    public Cell {
        flags = List.copyOf(flags);
    }

    /** Returns a cell with these flags, which are separated by spaces and written without {@code -XX:}. */
    static Cell of(Jdk jdk, String flags) {
        return new Cell(
                jdk,
                Stream.of(flags.split(" "))
                        .filter(flag -> !flag.isEmpty())
                        .map(flag -> flag.startsWith("X") ? "-" + flag : "-XX:" + flag)
                        .toList());
    }

    /** Returns the command that starts it: a main class with its arguments, and the class path of this program. */
    List<String> command(Class<?> main, String... arguments) {
        List<String> command = new ArrayList<>(List.of(jdk.java()));
        command.addAll(flags);
        command.addAll(List.of(
                "--add-exports=java.base/sun.nio.ch=ALL-UNNAMED",
                "--add-opens=java.base/java.lang.reflect=ALL-UNNAMED",
                "-Dchronicle.analytics.disable=true",
                "-Xss4m",
                // Warnings of the JVM itself, such as that a flag is deprecated, are not output of the program.
                "-Xlog:disable",
                "-Xlog:all=warning:stderr",
                "-XX:+DisplayVMOutputToStderr"));
        if (flags.stream().noneMatch(flag -> flag.startsWith("-Xmx"))) {
            command.add("-Xmx256m");
        }
        if (jdk.version() >= 24) {
            command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow"));
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    /** Returns the JDK and the flags as the name of a file. */
    String fileName() {
        return toString().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9+=-]+", "_");
    }

    /** Returns the flags without the part that all of them have in common. */
    String shortFlags() {
        return flags.stream().map(flag -> flag.replace("-XX:", "")).collect(Collectors.joining(" "));
    }

    /** Such as {@code JDK 17 UseSerialGC -UseCompressedOops}. */
    @Override
    public String toString() {
        return flags.isEmpty() ? jdk.toString() : jdk + " " + shortFlags();
    }
}
