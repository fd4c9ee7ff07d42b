package org.marshal4j.layouts;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The messages of one JVM.
 *
 * @param messages their bytes, in the order in which they were written
 */
record Golden(Map<MessageKey, byte[]> messages) {
    /** The suffix of the files' names. */
    static final String SUFFIX = ".golden";

    Golden() {
        this(new LinkedHashMap<>());
    }

    void save(Path file) throws IOException {
        try (var out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
            out.writeInt(messages.size());
            for (Map.Entry<MessageKey, byte[]> message : messages.entrySet()) {
                out.writeUTF(message.getKey().type());
                out.writeByte(message.getKey().medium().ordinal());
                out.writeInt(message.getKey().number());
                out.writeInt(message.getValue().length);
                out.write(message.getValue());
            }
        }
    }

    static Golden load(Path file) throws IOException {
        try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            Golden golden = new Golden();
            for (int left = in.readInt(); left > 0; left--) {
                MessageKey key = new MessageKey(in.readUTF(), Medium.values()[in.readByte()], in.readInt());
                golden.messages.put(key, in.readNBytes(in.readInt()));
            }
            return golden;
        }
    }

    /** Returns where another one differs from this one, one line for each message. */
    List<String> differences(Golden other) {
        List<String> differences = new ArrayList<>();
        messages.forEach((key, expected) -> {
            byte[] actual = other.messages.get(key);
            if (actual == null) {
                differences.add(key + ": was not written");
            } else if (!Arrays.equals(expected, actual)) {
                differences.add(key + ": " + difference(expected, actual));
            }
        });
        other.messages.keySet().stream()
                .filter(key -> !messages.containsKey(key))
                .forEach(key -> differences.add(key + ": is one too many"));
        return differences;
    }

    private static String difference(byte[] expected, byte[] actual) {
        int at = Arrays.mismatch(expected, actual);
        return "byte " + at + " is " + at(actual, at) + " instead of " + at(expected, at);
    }

    private static String at(byte[] bytes, int index) {
        return index < bytes.length ? String.format("%02x", bytes[index]) : "missing";
    }
}
