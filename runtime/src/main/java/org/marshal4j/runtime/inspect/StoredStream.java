package org.marshal4j.runtime.inspect;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Reads a file from start to end: a header, then a frame for each message, as described in docs/channels.md. Not
 * thread-safe.
 */
final class StoredStream implements Closeable {
    /** The maximum size of a message in bytes, as in marshal4j-channels. */
    private static final int LONGEST = 1 << 29;

    private static final int LONGEST_HEADER = 1 << 20;

    private final InputStream in;
    private long position;
    private long number;
    private long offset;
    private byte[] message = {};
    private String damage = "";

    StoredStream(Path file) throws IOException {
        in = new BufferedInputStream(Files.newInputStream(file), 1 << 16);
    }

    /**
     * Reads the header, which comes first.
     *
     * @throws MarshalException MARSHAL219 if there is none
     */
    StreamHeader header() throws IOException {
        byte[] prefix = take(StreamHeader.PREFIX);
        if (prefix.length < StreamHeader.PREFIX) {
            throw noHeader("the file has only " + prefix.length + " bytes");
        }
        long size = StreamHeader.size(Input.of(prefix));
        if (size > StreamHeader.PREFIX + LONGEST_HEADER) {
            throw noHeader("it would take " + size + " bytes");
        }
        byte[] body = take((int) size - StreamHeader.PREFIX);
        byte[] header = Arrays.copyOf(prefix, prefix.length + body.length);
        System.arraycopy(body, 0, header, prefix.length, body.length);
        return StreamHeader.read(Input.of(header));
    }

    /** Moves to the next message. Returns false at the end, and where the file is damaged. */
    boolean next() throws IOException {
        offset = position;
        byte[] count = take(Integer.BYTES);
        if (count.length == 0) {
            return false;
        }
        number++;
        if (count.length < Integer.BYTES) {
            damage = "the file ends within its count of bytes";
            return false;
        }
        int length = RawMemory.getInt(count, RawMemory.ARRAY_OFFSET);
        if (length < 0 || length > LONGEST) {
            damage = "its frame cannot have " + length + " bytes, so there is no telling where the next one begins";
            return false;
        }
        // Takes only as much memory as there are bytes, whatever the count says.
        message = take(length);
        if (message.length < length) {
            damage = "the file ends within it: " + message.length + " of " + length + " bytes are there";
            return false;
        }
        return true;
    }

    /** Why there is no message here, nor any later one; empty if the file is undamaged so far. */
    String damage() {
        return damage;
    }

    byte[] message() {
        return message;
    }

    /** The number of the message, from 1. */
    long number() {
        return number;
    }

    /** Where its frame starts. */
    long offset() {
        return offset;
    }

    private byte[] take(int length) throws IOException {
        byte[] bytes = in.readNBytes(length);
        position += bytes.length;
        return bytes;
    }

    private static MarshalException noHeader(String why) {
        return new MarshalException("reading", "a header", "", 0, RuntimeProblem.NO_HEADER, why, null);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
