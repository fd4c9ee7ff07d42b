package org.marshal4j.blackbox.serialization;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.UncheckedIOException;
import org.marshal4j.runtime.ExternalForm;
import org.marshal4j.runtime.Marshaller;

/** Object streams that are not the JDK's and expose the bytes that they are given. */
final class PlainStreams {
    private PlainStreams() {}

    static <T> byte[] write(Marshaller<T> marshaller, T value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Out out = new Out(bytes)) {
            ExternalForm.write(marshaller, value, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    static <T> T read(Marshaller<T> marshaller, byte[] bytes) throws IOException {
        try (In in = new In(bytes)) {
            return ExternalForm.read(marshaller, in);
        }
    }

    private static final class Out extends DataOutputStream implements ObjectOutput {
        Out(ByteArrayOutputStream out) {
            super(out);
        }

        @Override
        public void writeObject(Object object) {
            throw new UnsupportedOperationException();
        }
    }

    private static final class In extends DataInputStream implements ObjectInput {
        In(byte[] bytes) {
            super(new ByteArrayInputStream(bytes));
        }

        @Override
        public Object readObject() {
            throw new UnsupportedOperationException();
        }
    }
}
