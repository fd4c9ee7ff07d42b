package org.marshal4j.audit.mutation;

import java.io.ByteArrayOutputStream;

/** Takes a million bytes: a broken loop might never end. */
final class LimitedOutput extends ByteArrayOutputStream {

    private static final int MOST_BYTES = 1 << 20;

    @Override
    public synchronized void write(int b) {
        refuse(1);
        super.write(b);
    }

    @Override
    public synchronized void write(byte[] b, int off, int len) {
        refuse(len);
        super.write(b, off, len);
    }

    private void refuse(int more) {
        if (count + more > MOST_BYTES) {
            throw new IllegalStateException("too many bytes");
        }
    }
}
