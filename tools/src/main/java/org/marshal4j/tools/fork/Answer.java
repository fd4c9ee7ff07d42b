package org.marshal4j.tools.fork;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * A file with what a JVM answers. It ends with the number of bytes before that number, so that an answer that is cut
 * off is noticed.
 */
final class Answer {
    private static final String END = "\nend ";

    private Answer() {}

    /** Ends the file, into which everything has been printed. */
    static void end(Path file, PrintStream answer) throws IOException {
        answer.flush();
        if (answer.checkError()) {
            throw new IOException(file + " cannot be written: the disk may be full");
        }
        Files.writeString(file, END + Files.size(file), StandardOpenOption.APPEND);
    }

    /** Returns the answer; empty if it is not complete. */
    static Optional<String> read(Path file) throws IOException {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        byte[] bytes = Files.readAllBytes(file);
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        int end = text.lastIndexOf(END);
        return end >= 0 && text.substring(end).equals(END + end)
                ? Optional.of(new String(bytes, 0, end, StandardCharsets.UTF_8))
                : Optional.empty();
    }
}
