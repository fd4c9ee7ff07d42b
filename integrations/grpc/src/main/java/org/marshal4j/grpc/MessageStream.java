package org.marshal4j.grpc;

import io.grpc.Drainable;
import io.grpc.KnownLength;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.marshal4j.runtime.memory.Input;

/** The bytes of one message. gRPC has them copied into its own buffer and nowhere else. */
final class MessageStream extends ByteArrayInputStream implements KnownLength, Drainable {
    MessageStream(byte[] message) {
        super(message);
    }

    /** What has not been read yet, where it is: a server in the same process gets the stream itself. */
    Input input() {
        return Input.of(buf, pos, count - pos);
    }

    @Override
    public int drainTo(OutputStream target) throws IOException {
        int length = count - pos;
        target.write(buf, pos, length);
        pos = count;
        return length;
    }
}
