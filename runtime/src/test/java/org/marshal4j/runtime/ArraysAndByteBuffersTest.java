package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How a marshaller writes to and reads from arrays and the JDK's buffers. */
class ArraysAndByteBuffersTest {
    private static final Texts TEXTS = new Texts();

    /** Marshals a text, and uses arrays to do so. */
    private static final class Texts extends NoBytesMarshaller<String> {
        Texts() {
            super(String.class);
        }

        @Override
        public void write(String value, Output out) {
            if (value.isEmpty()) {
                throw new MarshalException(RuntimeProblem.OTHER, "no text");
            }
            // As a hand-written marshaller might do in the middle of writing.
            int half = value.length() / 2;
            Text.write(value.substring(0, half), out);
            byte[] inner = half > 0 ? toByteArray(value.substring(half)) : new byte[0];
            out.write(inner);
            if (half == 0) {
                Text.write(value, out);
            }
        }

        @Override
        public String read(Input in) {
            String first = Text.read(null, in);
            return first + (first.isEmpty() ? Text.read(null, in) : read(in));
        }
    }

    @Test
    void writesWithinWrites() {
        String text = "abcdefghijklmnopqrstuvwxyz";
        assertThat(TEXTS.fromByteArray(TEXTS.toByteArray(text))).isEqualTo(text);
        ByteBuffer buffer = ByteBuffer.allocate(100);
        TEXTS.write(text, buffer);
        assertThat(TEXTS.read(buffer.flip())).isEqualTo(text);
    }

    @Test
    void messagesOfAnyLength() {
        for (int length : new int[] {1, 1000, 4094, 4095, 4096, 4097, 65_535, 65_536, 70_000, 1_000_000}) {
            String text = "x".repeat(length);
            byte[] message = TEXTS.toByteArray(text);
            assertThat(TEXTS.fromByteArray(message)).isEqualTo(text);
            ByteBuffer direct = ByteBuffer.allocateDirect(message.length + 5000);
            assertThat(TEXTS.write(text, direct)).isEqualTo(message.length);
            assertThat(TEXTS.read(direct.flip())).isEqualTo(text);
            assertThat(TEXTS.read(ByteBuffer.wrap(message).asReadOnlyBuffer())).isEqualTo(text);
        }
    }

    @Test
    void manyMessagesInOneBuffer() {
        for (ByteBuffer buffer : new ByteBuffer[] {ByteBuffer.allocate(1 << 16), ByteBuffer.allocateDirect(1 << 16)}) {
            for (int i = 0; i < 1000; i++) {
                TEXTS.write("text " + i, buffer);
            }
            buffer.flip();
            for (int i = 0; i < 1000; i++) {
                assertThat(TEXTS.read(buffer)).isEqualTo("text " + i);
            }
            assertThat(buffer.remaining()).isZero();
        }
    }

    @Test
    void nextWriteAfterAFailureIsUnaffected() {
        for (int i = 0; i < 3; i++) {
            assertThatExceptionOfType(MarshalException.class).isThrownBy(() -> TEXTS.toByteArray(""));
            assertThat(TEXTS.fromByteArray(TEXTS.toByteArray("text"))).isEqualTo("text");
        }
    }

    @Test
    void refusesARangeOutsideTheArray() {
        byte[] message = TEXTS.toByteArray("text");
        assertThatThrownBy(() -> TEXTS.fromByteArray(message, 1, message.length))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> TEXTS.fromByteArray(message, -1, 1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void readOnlyBuffersAreNotWritten() {
        ByteBuffer buffer = ByteBuffer.allocate(100).asReadOnlyBuffer();
        assertThatThrownBy(() -> TEXTS.write("text", buffer)).isInstanceOf(ReadOnlyBufferException.class);
        assertThat(buffer.position()).isZero();
    }

    /** Each thread has a buffer of its own, even if two threads share a slot among the buffers that are kept. */
    @Test
    void eachThreadWritesAndReadsItsOwnMessages() throws Exception {
        int threads = 20;
        CountDownLatch start = new CountDownLatch(threads);
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            var results = IntStream.range(0, threads)
                    .<Future<?>>mapToObj(thread -> executor.submit(() -> {
                        start.countDown();
                        start.await();
                        for (int i = 0; i < 100; i++) {
                            String text = ("thread " + thread + " " + i).repeat(1 + i % 20);
                            assertThat(TEXTS.fromByteArray(TEXTS.toByteArray(text)))
                                    .isEqualTo(text);
                        }
                        return null;
                    }))
                    .toList();
            for (Future<?> result : results) {
                result.get();
            }
        } finally {
            executor.shutdownNow();
        }
    }
}
