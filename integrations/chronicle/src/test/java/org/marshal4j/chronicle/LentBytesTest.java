package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Arrays;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.core.OS;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.schema.Schema;

/** Code that needs Bytes in the middle of a message, and nested marshallers. */
class LentBytesTest {
    private static final int CHUNK = (int) OS.mapAlign(1 << 16);

    /** A quote, written by a marshaller that gets the Bytes in the middle of another marshaller's message. */
    private static void writeLent(Output out) {
        out.writeInt(11);
        ChronicleBuffers.write(out, (BytesOut<?> bytes) -> {
            bytes.writeLong(12);
            QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes);
            bytes.writeUtf8("from Chronicle");
        });
        out.writeInt(13);
    }

    private static void readLent(Input in) {
        assertThat(in.readInt()).isEqualTo(11);
        String text = ChronicleBuffers.read(in, (BytesIn<?> bytes) -> {
            assertThat(bytes.readLong()).isEqualTo(12);
            assertThat(QuoteMarshaller.INSTANCE.read(bytes)).isEqualTo(Quote.sample());
            return bytes.readUtf8();
        });
        assertThat(text).isEqualTo("from Chronicle");
        assertThat(in.readInt()).isEqualTo(13);
    }

    /** A guarded buffer would expect tags where Chronicle's own methods read. */
    @ParameterizedTest
    @EnumSource(value = Buffers.class, names = "GUARDED", mode = EnumSource.Mode.EXCLUDE)
    void continuesAfterTheOtherCode(Buffers kind) {
        Bytes<?> bytes = kind.make();
        Blocks.writeBlock(bytes, new byte[3]);
        Blocks.write(bytes, out -> {
            writeLent(out);
            writeLent(out);
            out.write(new byte[5000]);
            writeLent(out);
        });
        long read = Blocks.read(bytes);
        Blocks.readBlock(bytes, 3);
        Blocks.read(bytes, in -> {
            readLent(in);
            readLent(in);
            in.skip(5000);
            readLent(in);
            assertThat(in.remaining()).isZero();
        });
        assertThat(Blocks.read(bytes)).isEqualTo(Blocks.written(bytes)).isGreaterThan(read);
        bytes.releaseLast();
    }

    @Test
    void guardedBufferGetsAllBytesAtOnce() {
        Bytes<?> bytes = Buffers.GUARDED.make();
        Blocks.write(bytes, LentBytesTest::writeLent);
        Bytes<?> plain = Bytes.allocateElasticOnHeap();
        Blocks.write(plain, LentBytesTest::writeLent);
        assertThat(Buffers.hex(bytes)).isEqualTo(Buffers.hex(plain));
        bytes.releaseLast();
    }

    @Test
    void otherBuffersGetACopy() {
        ArrayTarget target = new ArrayTarget(1);
        writeLent(target.output());
        int length = (int) target.output().position();
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        Blocks.write(bytes, LentBytesTest::writeLent);
        assertThat(Arrays.copyOf(target.array(), length)).isEqualTo(bytes.toByteArray());

        byte[] shifted = new byte[length + 5];
        System.arraycopy(target.array(), 0, shifted, 3, length);
        Input in = Input.of(shifted, 3, length + 1);
        readLent(in);
        assertThat(in.remaining()).isOne();
    }

    /** If the Bytes have no accessible memory, the message is somewhere else until it is complete. */
    @ParameterizedTest
    @EnumSource(Buffers.class)
    void lentBytesAreTheSame(Buffers kind) {
        Bytes<?> bytes = kind.make();
        Blocks.writeBlock(bytes, new byte[1]);
        Blocks.write(bytes, out -> {
            out.writeByte((byte) 1);
            ChronicleBuffers.write(
                    out, lent -> assertThat((Object) lent == bytes).isEqualTo(kind.isRaw()));
        });
        Blocks.read(bytes, in -> {
            Object lent = ChronicleBuffers.read(in, (BytesIn<?> b) -> b);
            assertThat(lent).isSameAs(bytes);
        });
        bytes.releaseLast();
    }

    /** The code makes the buffer grow and then fails: the old memory is gone. */
    @ParameterizedTest
    @EnumSource(value = Buffers.class, names = "GUARDED", mode = EnumSource.Mode.EXCLUDE)
    void writingContinuesAfterAFailureOfTheOtherCode(Buffers kind) {
        Bytes<?> bytes = kind.make();
        Blocks.write(bytes, out -> {
            out.writeInt(1);
            assertThatThrownBy(() -> ChronicleBuffers.write(out, lent -> {
                        lent.write(new byte[Buffers.ROOM / 2]);
                        throw new UnsupportedOperationException("broken");
                    }))
                    .hasMessage("broken");
            assertThat(out.position()).isEqualTo(4);
            out.writeInt(2);
        });
        Blocks.read(bytes, in -> {
            assertThat(in.readInt()).isEqualTo(1);
            assertThatThrownBy(() -> ChronicleBuffers.read(in, (BytesIn<?> lent) -> {
                        lent.readByte();
                        throw new UnsupportedOperationException("broken");
                    }))
                    .hasMessage("broken");
            assertThat(in.position()).isEqualTo(4);
            assertThat(in.readInt()).isEqualTo(2);
            assertThat(in.remaining()).isZero();
        });
        bytes.releaseLast();
    }

    @ParameterizedTest
    @EnumSource(value = Buffers.class, names = "GUARDED", mode = EnumSource.Mode.EXCLUDE)
    void failureOfTheOtherCodeRestoresAllPositions(Buffers kind) {
        Bytes<?> bytes = kind.make();
        QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes);
        long written = bytes.writePosition();
        long read = bytes.readPosition();
        Schema schema = TypeSchema.of(Quote.class, "id int32", "x custom com.acme.X");
        ChronicleMarshaller<Quote> failing = ChronicleMarshaller.over(new TestMarshaller<>(
                Quote.class,
                schema,
                (quote, out) -> {
                    out.writeInt(1);
                    ChronicleBuffers.write(out, lent -> {
                        lent.write(new byte[Buffers.ROOM / 2]);
                        throw new UnsupportedOperationException("broken");
                    });
                },
                in -> {
                    in.readInt();
                    return ChronicleBuffers.read(in, (BytesIn<?> lent) -> {
                        lent.readByte();
                        throw new UnsupportedOperationException("broken");
                    });
                }));
        assertThatThrownBy(() -> failing.write(Quote.sample(), bytes))
                .hasMessage("writing org.marshal4j.chronicle.Quote.x at offset 4:"
                        + " java.lang.UnsupportedOperationException: broken [MARSHAL299]");
        assertThat(bytes.writePosition()).isEqualTo(written);
        assertThatThrownBy(() -> failing.read(bytes))
                .hasMessage("reading org.marshal4j.chronicle.Quote.x at offset 4:"
                        + " java.lang.UnsupportedOperationException: broken [MARSHAL299]");
        assertThat(bytes.readPosition()).isEqualTo(read);
        assertThat(bytes.writePosition()).isEqualTo(written);
        assertThat(QuoteMarshaller.INSTANCE.read(bytes)).isEqualTo(Quote.sample());
        bytes.releaseLast();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 6, 3000, 5000, 70_000})
    void acrossTheChunksOfAMappedFile(int before) throws IOException {
        try (MappedBytes bytes = MappedBytes.mappedBytes(Buffers.newFile(), CHUNK, OS.pageSize())) {
            bytes.writePosition(2L * CHUNK - before);
            bytes.readPosition(2L * CHUNK - before);
            byte[] block = Blocks.pattern(CHUNK + 9000);
            Blocks.write(bytes, out -> {
                writeLent(out);
                // It is not in a single chunk, and the lent bytes come after it.
                out.write(block);
                writeLent(out);
                out.write(block);
                out.putInt(0, 11);
                writeLent(out);
            });
            Blocks.read(bytes, in -> {
                for (int i = 0; i < 2; i++) {
                    readLent(in);
                    byte[] read = new byte[block.length];
                    in.read(read);
                    assertThat(read).isEqualTo(block);
                }
                readLent(in);
                assertThat(in.remaining()).isZero();
            });
        }
    }

    /** A block that is not in a single chunk is still in an array when Bytes are lent after it. */
    @Test
    void directlyAfterABlockAcrossChunks() throws IOException {
        byte[] block = Blocks.pattern(2 * CHUNK);
        try (MappedBytes bytes = MappedBytes.mappedBytes(Buffers.newFile(), CHUNK, OS.pageSize())) {
            Blocks.write(bytes, out -> {
                out.writeInt(1).write(block);
                ChronicleBuffers.write(out, lent -> lent.writeLong(2).write(block));
                out.write(block);
                assertThatThrownBy(() -> ChronicleBuffers.write(out, lent -> {
                            lent.writeLong(7);
                            throw new UnsupportedOperationException("broken");
                        }))
                        .hasMessage("broken");
                ChronicleBuffers.write(out, lent -> lent.writeLong(3));
                out.writeInt(4);
            });
            assertThat(bytes.writePosition()).isEqualTo(4 + 8 + 8 + 4 + 3L * block.length);
            byte[] read = new byte[block.length];
            Blocks.read(bytes, in -> {
                assertThat(in.readInt()).isEqualTo(1);
                in.read(read);
                assertThat(read).isEqualTo(block);
                assertThat(in.readLong()).isEqualTo(2);
                in.read(read);
                assertThat(read).isEqualTo(block);
                in.read(read);
                assertThat(read).isEqualTo(block);
                assertThat(in.readLong()).isEqualTo(3);
                assertThat(in.readInt()).isEqualTo(4);
            });
        }
    }

    /** The other code maps another chunk than that of the window. */
    @Test
    void otherCodeMapsOtherChunks() throws IOException {
        try (MappedBytes bytes = MappedBytes.mappedBytes(Buffers.newFile(), CHUNK, OS.pageSize())) {
            bytes.writeInt(5L * CHUNK, 3);
            Blocks.write(bytes, out -> {
                out.writeInt(1);
                for (int i = 0; i < 3; i++) {
                    int chunk = i;
                    assertThatThrownBy(() -> ChronicleBuffers.write(out, lent -> {
                                bytes.readInt((5L - chunk) * CHUNK);
                                throw new UnsupportedOperationException("broken");
                            }))
                            .hasMessage("broken");
                    assertThat(out.room()).isZero();
                    ChronicleBuffers.write(out, lent -> bytes.readInt((5L - chunk) * CHUNK));
                    assertThat(out.room()).isZero();
                    out.writeInt(2);
                }
            });
            assertThat(bytes.writePosition()).isEqualTo(16);
            Blocks.read(bytes, in -> {
                assertThat(in.readInt()).isEqualTo(1);
                for (int i = 0; i < 3; i++) {
                    int chunk = i;
                    ChronicleBuffers.read(in, (BytesIn<?> lent) -> bytes.readInt((5L - chunk) * CHUNK));
                    assertThat(in.takeCounted()).isEqualTo(Input.NOTHING);
                    assertThatThrownBy(() -> ChronicleBuffers.read(in, (BytesIn<?> lent) -> {
                                bytes.readInt((5L - chunk) * CHUNK);
                                throw new UnsupportedOperationException("broken");
                            }))
                            .hasMessage("broken");
                    assertThat(in.takeCounted()).isEqualTo(Input.NOTHING);
                    assertThat(in.readInt()).isEqualTo(2);
                }
            });
            assertThat(bytes.readPosition()).isEqualTo(16);
        }
    }

    /** Each message holds the next one, in Bytes of its own. */
    @ParameterizedTest
    @EnumSource(Buffers.class)
    void nestedMarshallers(Buffers kind) {
        ChronicleMarshaller<Quote> nesting = nesting(kind);
        Bytes<?> bytes = kind.make();
        for (int i = 0; i < 3; i++) {
            nesting.write(Quote.of(7, true, "outer"), bytes);
            assertThat(nesting.read(bytes)).isEqualTo(Quote.of(7, true, "outer"));
        }
        assertThat(bytes.readRemaining()).isZero();
        bytes.releaseLast();
    }

    private static ChronicleMarshaller<Quote> nesting(Buffers kind) {
        ChronicleMarshaller<Quote> itself = new BytesMarshallerOnce();
        ChronicleMarshaller<Quote> nesting = ChronicleMarshaller.over(new TestMarshaller<>(
                Quote.class,
                QuoteMarshaller.INSTANCE.schema(),
                (quote, out) -> {
                    out.writeLong(quote.id);
                    Bytes<?> inner = kind.make();
                    if (quote.id > 0) {
                        itself.write(Quote.of(quote.id - 1, true, "inner"), inner);
                    }
                    byte[] message = inner.toByteArray();
                    inner.releaseLast();
                    out.writeInt(message.length).write(message).writeUtf8(quote.venue);
                },
                in -> {
                    long id = in.readLong();
                    byte[] message = new byte[in.readInt()];
                    in.read(message);
                    if (id > 0) {
                        Bytes<?> inner = kind.make();
                        Blocks.writeBlock(inner, message);
                        assertThat(itself.read(inner)).isEqualTo(Quote.of(id - 1, true, "inner"));
                        inner.releaseLast();
                    }
                    return Quote.of(id, true, in.readUtf8());
                }));
        ((BytesMarshallerOnce) itself).marshaller = nesting;
        return nesting;
    }

    /** There is another failure at each level, and each level restores its own position. */
    @Test
    void failureInANestedMessage() {
        Bytes<?> inner = Bytes.allocateElasticOnHeap();
        Bytes<?> outer = Bytes.allocateElasticDirect();
        QuoteMarshaller.INSTANCE.write(Quote.sample(), inner);
        ChronicleMarshaller<Quote> holding = ChronicleMarshaller.over(new TestMarshaller<>(
                Quote.class,
                QuoteMarshaller.INSTANCE.schema(),
                (quote, out) -> {
                    out.writeLong(1);
                    assertThatThrownBy(() -> QuoteMarshaller.INSTANCE.write(Quote.of(1, true, "\ud83d"), inner))
                            .isInstanceOf(MarshalException.class);
                    out.writeLong(2);
                    QuoteMarshaller.INSTANCE.write(Quote.of(1, true, "\ud83d"), inner);
                },
                in -> new Quote()));
        assertThatThrownBy(() -> holding.write(Quote.sample(), outer)).isInstanceOf(MarshalException.class);
        assertThat(inner.writePosition()).isEqualTo(QuoteMarshaller.SIZE);
        assertThat(outer.writePosition()).isZero();
        QuoteMarshaller.INSTANCE.write(Quote.sample(), outer);
        assertThat(QuoteMarshaller.INSTANCE.read(outer)).isEqualTo(Quote.sample());
        assertThat(QuoteMarshaller.INSTANCE.read(inner)).isEqualTo(Quote.sample());
        outer.releaseLast();
    }

    /** A marshaller that calls itself. */
    private static final class BytesMarshallerOnce implements ChronicleMarshaller<Quote> {
        private ChronicleMarshaller<Quote> marshaller;

        @Override
        public void write(Quote value, Output out) {
            marshaller.write(value, out);
        }

        @Override
        public Quote read(Input in) {
            return marshaller.read(in);
        }

        @Override
        public long sizeOf(Quote value) {
            return marshaller.sizeOf(value);
        }

        @Override
        public Schema schema() {
            return marshaller.schema();
        }

        @Override
        public Class<Quote> type() {
            return marshaller.type();
        }
    }
}
