package org.marshal4j.testing;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.testing.MarshallerComparison.DataReader;
import org.marshal4j.testing.MarshallerComparison.DataWriter;

/** Methods that use the streams of the JDK, over Chronicle Bytes. */
final class DataStreams {
    private static final String OBJECTS =
            "An object is serialized as the JDK does: there is no generated code for that";

    private DataStreams() {}

    static <T> void write(T value, DataWriter<? super T> writer, Bytes<?> to) {
        try (Out out = new Out(to.outputStream())) {
            writer.write(value, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static <T> void read(T used, DataReader<? super T> reader, Bytes<?> from) {
        try (In in = new In(from.inputStream())) {
            reader.read(used, in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void readExternal(Externalizable used, ObjectInput in) throws IOException {
        try {
            used.readExternal(in);
        } catch (ClassNotFoundException e) {
            throw new IOException(e);
        }
    }

    private static final class Out extends DataOutputStream implements ObjectOutput {
        Out(OutputStream to) {
            super(to);
        }

        @Override
        public void writeObject(Object object) {
            throw new UnsupportedOperationException(OBJECTS);
        }
    }

    private static final class In extends DataInputStream implements ObjectInput {
        In(InputStream from) {
            super(from);
        }

        @Override
        public Object readObject() {
            throw new UnsupportedOperationException(OBJECTS);
        }
    }
}
