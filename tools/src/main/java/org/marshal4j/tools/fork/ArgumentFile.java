package org.marshal4j.tools.fork;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A file with arguments for {@code java @file}. The operating system limits the length of a command, and a class path
 * alone may be longer.
 */
final class ArgumentFile {
    private ArgumentFile() {}

    /**
     * Writes the file.
     *
     * @throws IOException if it cannot be written, or an argument contains a character that no command of this system
     *     can contain
     */
    static void write(Path file, List<String> arguments) throws IOException {
        // The launcher passes the bytes on as they are, as it does with those of a command.
        Charset charset = Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8"));
        for (String argument : arguments) {
            if (!charset.newEncoder().canEncode(argument)) {
                throw new IOException("the JVM cannot be told about " + argument + ": the encoding of this system, "
                        + charset + ", lacks a character of it");
            }
        }
        Files.writeString(file, text(arguments), charset);
    }

    /** Quotes the arguments: between quotes, only the quote and the backslash mean anything else than themselves. */
    static String text(List<String> arguments) {
        return arguments.stream().map(ArgumentFile::quoted).collect(Collectors.joining("\n", "", "\n"));
    }

    private static String quoted(String argument) {
        return '"'
                + argument.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("\n", "\\n")
                        .replace("\r", "\\r")
                        .replace("\t", "\\t")
                        .replace("\f", "\\f")
                + '"';
    }
}
