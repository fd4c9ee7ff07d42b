package org.marshal4j.tools.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marshal4j.tools.type.TextFiles;

/**
 * Messages that a type had in a revision of the lock file. A file contains the messages of all types: a line
 * {@code type revision=number} and, below it, an indented line of hexadecimal digits for each message. Further blanks,
 * and lines that begin with a number sign, do not matter.
 *
 * @param type the binary name of the type
 * @param revision the number of the revision
 * @param messages the messages
 */
public record KeptMessages(String type, int revision, List<Message> messages) {
    private static final int SHOWN = 100;
    private static final Pattern HEAD = Pattern.compile("(\\S+) revision=([1-9][0-9]{0,8})");

    /**
     * A message.
     *
     * @param line the number of its line in the file
     * @param bytes its bytes
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    public record Message(int line, byte[] bytes) {}

    /**
     * Reads a file of messages.
     *
     * @return its messages; none if it does not exist
     * @throws IOException if it cannot be read or contains something else; the message says in which line
     */
    public static List<KeptMessages> read(Path file) throws IOException {
        List<KeptMessages> all = new ArrayList<>();
        List<String> lines = Files.exists(file) ? TextFiles.read(file).lines().toList() : List.of();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            Matcher head = HEAD.matcher(line);
            if (head.matches()) {
                all.add(new KeptMessages(head.group(1), Integer.parseInt(head.group(2)), new ArrayList<>()));
            } else if (line.startsWith(" ") && !all.isEmpty()) {
                all.get(all.size() - 1).messages.add(new Message(i + 1, bytes(line, file, i + 1)));
            } else if (!line.isBlank() && !line.startsWith("#")) {
                throw new IOException(
                        file + ":" + (i + 1) + ": neither a type with its revision nor a message: " + shown(line));
            }
        }
        return all;
    }

    private static String shown(String line) {
        return line.length() <= SHOWN ? line : line.substring(0, SHOWN) + "...";
    }

    private static byte[] bytes(String line, Path file, int number) throws IOException {
        try {
            return HexFormat.of().parseHex(line.replaceAll("\\s", ""));
        } catch (IllegalArgumentException e) {
            throw new IOException(file + ":" + number + ": not hexadecimal: " + e.getMessage(), e);
        }
    }
}
