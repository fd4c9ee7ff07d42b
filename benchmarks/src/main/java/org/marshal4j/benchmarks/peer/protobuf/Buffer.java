package org.marshal4j.benchmarks.peer.protobuf;

import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.MessageLite;
import com.google.protobuf.Parser;
import java.io.IOException;
import java.io.UncheckedIOException;

/** An array that is reused. */
final class Buffer {
    private final byte[] array = new byte[64 << 10];
    private int length;

    /** Writes the message to the start of the array; returns the number of bytes. */
    int write(MessageLite message) {
        try {
            CodedOutputStream out = CodedOutputStream.newInstance(array);
            message.writeTo(out);
            length = out.getTotalBytesWritten();
            return length;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads the message that was written last. */
    <M> M read(Parser<M> parser) {
        try {
            return parser.parseFrom(array, 0, length);
        } catch (InvalidProtocolBufferException e) {
            throw new UncheckedIOException(e);
        }
    }
}
