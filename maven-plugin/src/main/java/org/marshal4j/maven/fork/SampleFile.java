package org.marshal4j.maven.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A file of messages that a type had in a revision of the lock: one a line in hexadecimal digits, blanks do not matter, nor do lines that begin
 * with a number sign.
 */
public record SampleFile(String type, int revision) {
    private static final Pattern NAME = Pattern.compile("(.+)@([1-9][0-9]{0,8})\\.hex");

    /** The files in a folder, sorted by name; none if there is no such folder. */
    public static List<SampleFile> in(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> NAME.matcher(file.getFileName().toString()))
                    .filter(Matcher::matches)
                    .map(name -> new SampleFile(name.group(1), Integer.parseInt(name.group(2))))
                    .sorted(java.util.Comparator.comparing(SampleFile::name))
                    .toList();
        }
    }

    /** The name of the file. */
    public String name() {
        return type + "@" + revision + ".hex";
    }

    /**
     * The messages of the file.
     *
     * @throws IOException if it cannot be read, or something is no hexadecimal number, saying in which line
     */
    public List<Message> read(Path folder) throws IOException {
        List<String> lines = Files.readAllLines(folder.resolve(name()));
        List<Message> messages = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            parse(lines.get(i), i + 1).ifPresent(messages::add);
        }
        return messages;
    }

    private Optional<Message> parse(String line, int number) throws IOException {
        if (line.isBlank() || line.startsWith("#")) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Message(number, HexFormat.of().parseHex(line.replaceAll("\\s", ""))));
        } catch (IllegalArgumentException e) {
            throw new IOException(name() + ":" + number + ": not hexadecimal: " + e.getMessage(), e);
        }
    }

    /** Writes the file. */
    void write(Path folder, List<byte[]> messages) throws IOException {
        StringBuilder text = new StringBuilder("# Messages of " + type + " in its form of revision " + revision
                + ", which must stay readable. Others may be put in their place, such as real ones.\n");
        for (byte[] message : messages) {
            text.append(HexFormat.of().formatHex(message)).append('\n');
        }
        Files.createDirectories(folder);
        Files.writeString(folder.resolve(name()), text);
    }

    /**
     * A message.
     *
     * @param line where it stands in its file
     */
    @SuppressWarnings("ArrayRecordComponent") // nobody compares them
    public record Message(int line, byte[] bytes) {}
}
