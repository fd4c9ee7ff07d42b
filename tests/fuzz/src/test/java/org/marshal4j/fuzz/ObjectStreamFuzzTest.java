package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.StreamCorruptedException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.reference.Filler;
import org.marshal4j.runtime.ExternalForm;
import org.marshal4j.runtime.MarshalException;

/**
 * Any bytes in place of an object stream, or in place of what an object writes to one. The first byte says which. The
 * bytes are read as objects, or refused with the exceptions of object streams.
 */
class ObjectStreamFuzzTest {
    private static final int KINDS = 3;
    private static final int OBJECT_STREAM = 0;
    private static final int BEHIND_FINGERPRINT = 1;
    private static final ObjectInputFilter FILTER = ObjectInputFilter.Config.createFilter(
            "org.marshal4j.**;java.lang.*;maxdepth=20;maxrefs=1000;maxarray=10000;maxbytes=100000;!*");
    private static final StreamedMarshaller MARSHALLER = StreamedMarshaller.INSTANCE;

    static Stream<byte[]> inputs() {
        // Does not use Dtos, which loads all classes: instrumenting them takes minutes.
        Filler filler = new Filler(8);
        Streamed streamed = filler.make(Streamed.class);
        Streamed.Made made = filler.make(Streamed.Made.class);
        byte[] message = MARSHALLER.toByteArray(streamed);
        byte[] counted = ByteBuffer.allocate(Integer.BYTES + message.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(message.length)
                .put(message)
                .array();
        return Stream.of(
                input(OBJECT_STREAM, stream(out -> out.writeObject(streamed))),
                input(OBJECT_STREAM, stream(out -> {
                    out.writeObject(made);
                    out.writeObject(streamed);
                })),
                input(BEHIND_FINGERPRINT, counted),
                input(2, withFingerprint(counted)));
    }

    private static byte[] input(int kind, byte[] bytes) {
        return ByteBuffer.allocate(1 + bytes.length).put((byte) kind).put(bytes).array();
    }

    private static byte[] withFingerprint(byte[] counted) {
        return ByteBuffer.allocate(Long.BYTES + counted.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(MARSHALLER.schema().fingerprint())
                .put(counted)
                .array();
    }

    @MethodSource("inputs")
    @FuzzTest
    void hostile(byte[] input) {
        if (input == null || input.length == 0) {
            return;
        }
        byte[] bytes = Arrays.copyOfRange(input, 1, input.length);
        switch ((input[0] & 0xFF) % KINDS) {
            case OBJECT_STREAM -> objects(bytes);
            case BEHIND_FINGERPRINT -> form(withFingerprint(bytes));
            default -> form(bytes);
        }
    }

    /** The bytes around our part belong to the JDK, and so do the exceptions that they cause. */
    private static void objects(byte[] bytes) {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            in.setObjectInputFilter(FILTER);
            for (int i = 0; i < 10; i++) {
                Object read = in.readObject();
                if (read instanceof Streamed streamed) {
                    MARSHALLER.toByteArray(streamed);
                }
            }
        } catch (IOException | ClassNotFoundException e) {
            // This is expected.
        } catch (RuntimeException e) {
            StackTraceElement[] trace = e.getStackTrace();
            if (trace.length == 0 || trace[0].getClassName().startsWith("org.marshal4j.")) {
                throw e;
            }
        }
    }

    private static void form(byte[] bytes) {
        byte[] stream = stream(out -> out.write(bytes));
        // The first attempt may exceed the budget, since it also initialises classes.
        for (int attempt = 0; ; attempt++) {
            Budget budget = Budget.start();
            read(stream);
            if (budget.kept(bytes.length)) {
                return;
            }
            assertThat(attempt).as("%s for %s bytes", budget, bytes.length).isZero();
        }
    }

    private static void read(byte[] stream) {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(stream))) {
            Streamed read = ExternalForm.read(MARSHALLER, in);
            MARSHALLER.toByteArray(read);
        } catch (InvalidObjectException | StreamCorruptedException e) {
            assertThat(e).hasCauseInstanceOf(MarshalException.class);
            assertThat(((MarshalException) e.getCause()).type()).isEqualTo(Streamed.class.getName());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes to a stream. */
    private interface Writing {
        void to(ObjectOutputStream out) throws IOException;
    }

    private static byte[] stream(Writing writing) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            writing.to(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
