package org.marshal4j.grpc;

import io.grpc.Drainable;
import io.grpc.KnownLength;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.marshal4j.runtime.Input;

/** The bytes of one message. The only copy is the one that gRPC makes into its own buffer. */
final class MessageStream extends ByteArrayInputStream implements KnownLength, Drainable {
    MessageStream(byte[] message) {
        super(message);
    }

    /** An input over the unread bytes, in place. A server in the same process gets this stream itself. */
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
