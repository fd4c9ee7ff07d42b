package org.marshal4j.channels;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;

/** Makes streams of frames without the code under test. */
final class Streams {
    private Streams() {}

    static <T> byte[] message(Marshaller<T> marshaller, T message) {
        return marshaller.toByteArray(message);
    }

    static byte[] request(Request request) {
        return message(RequestMarshaller.INSTANCE, request);
    }

    /** A frame with the right length. */
    static byte[] frame(byte[] message) {
        return frame(message.length, message);
    }

    /** A frame with the given length. */
    static byte[] frame(int length, byte[] message) {
        return ByteBuffer.allocate(Integer.BYTES + message.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(length)
                .put(message)
                .array();
    }

    static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        Arrays.stream(parts).forEach(all::writeBytes);
        return all.toByteArray();
    }

    /** The header of requests, and a frame for each request. */
    static byte[] of(Request... requests) {
        byte[] all = StreamHeader.toBytes(RequestMarshaller.INSTANCE);
        for (Request request : requests) {
            all = joined(all, frame(request(request)));
        }
        return all;
    }

    /** Everything that a reader returns until its stream ends; it is asked again whenever it has nothing. */
    static List<byte[]> readAll(MessageReader<Request> reader) {
        List<byte[]> read = new ArrayList<>();
        try {
            while (!reader.isEnded()) {
                Request request = reader.read();
                if (request != null) {
                    read.add(request(request));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return read;
    }
}
