package org.marshal4j.tools.sample;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;

/** Writes files with a header and frames, as docs/channels.md describes them. */
public final class MessageFile {
    private MessageFile() {}

    /** Writes messages of one type. */
    public static <T> Path write(Path file, Marshaller<T> marshaller, List<? extends T> messages) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(StreamHeader.toBytes(marshaller));
        messages.forEach(message -> out.writeBytes(frame(marshaller.toByteArray(message))));
        return Files.write(file, out.toByteArray());
    }

    /** Returns a message in a frame. */
    public static byte[] frame(byte[] message) {
        return ByteBuffer.allocate(Integer.BYTES + message.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(message.length)
                .put(message)
                .array();
    }
}
