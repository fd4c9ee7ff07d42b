package org.marshal4j.tools.fork;

import java.io.IOException;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file with what a JVM answers. It ends with the number of bytes before that number, so that an answer that is cut
 * off is noticed. Lines {@code at 123} tell how far the JVM is, and are no part of the answer.
 */
final class Answer {
    private static final String END = "\nend ";
    private static final Pattern PROGRESS = Pattern.compile("(?m)^at (\\d{1,18})\\R");
    private static final Pattern LATEST = Pattern.compile("(?s).*" + PROGRESS);
    private static final int LATEST_BYTES = 64;

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
                ? Optional.of(PROGRESS.matcher(new String(bytes, 0, end, StandardCharsets.UTF_8))
                        .replaceAll(""))
                : Optional.empty();
    }

    /** Returns the latest number of a line {@code at 123} at the end of an answer that is being written; or nothing. */
    static OptionalLong progress(Path file) {
        try (RandomAccessFile answer = new RandomAccessFile(file.toFile(), "r")) {
            byte[] end = new byte[(int) Math.min(LATEST_BYTES, answer.length())];
            answer.seek(answer.length() - end.length);
            answer.readFully(end);
            Matcher latest = LATEST.matcher(new String(end, StandardCharsets.ISO_8859_1));
            return latest.lookingAt() ? OptionalLong.of(Long.parseLong(latest.group(1))) : OptionalLong.empty();
        } catch (IOException e) {
            // Another look follows soon, and the answer itself is read later.
            return OptionalLong.empty();
        }
    }
}
