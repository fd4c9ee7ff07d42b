package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.util.Arrays;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.value.Enums;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.generated.value.PrimitiveArrays;
import org.marshal4j.runtime.memory.RawMemory;

/** Every kind of Bytes gets the same bytes for the same values, and the values are read back from it. */
class EveryBufferTest {
    private static final String HEX = "08 07 06 05 04 03 02 01 ff 07" // block: int64, int8, int8
            + " 80 00 e9 07" // stop-bit numbers −1 and 1001
            + " 05 68 65 6c 6c 6f" // hello
            + " 06 68 c3 a9 6c 6c 6f" // héllo
            + " 80 00" // no text
            + " 02 01 00 00 00 fe ff ff ff" // int32[]
            + " 02 01 00" // bool[]
            + " 01" // SECONDS is present
            + " 00 00 00 00" // absent, and three zeros
            + " 03" // enum
            + " 03"; // count of a list
    private static final int[] SIZES = {1, 7, 127, 128, 129, 200, 4095, 4097, 9000};

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void sameBytesInEveryBuffer(Buffers kind) {
        kind.use(bytes -> {
            Blocks.write(bytes, EveryBufferTest::write);

            assertThat(Buffers.hex(bytes)).isEqualTo(HEX);
            Blocks.read(bytes, EveryBufferTest::readAndCheck);
            assertThat(bytes.readRemaining()).isZero();
        });
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void storesDirectlyIntoMemoryIfAllowed(Buffers kind) {
        kind.use(bytes -> {
            // Some have no memory before the first message.
            Blocks.writeBlock(bytes, new byte[1]);
            long position = Blocks.written(bytes);
            Blocks.write(bytes, out -> {
                out.writeLong(0x77);
                out.writeLong(0x78);
                if (kind.isRaw()) {
                    assertThat(bytes.bytesStore().readLong(position + 8)).isEqualTo(0x78);
                }
                assertThat(Blocks.written(bytes) == position || kind.isRaw()).isTrue();
                if (!kind.isRaw()) {
                    out.rewind(0);
                    out.writeLong(1).writeLong(2);
                }
            });
            assertThat(Blocks.written(bytes)).isEqualTo(position + 16);
            assertThat(bytes.readLong(position + 8)).isEqualTo(kind.isRaw() ? 0x78 : 2);
        });
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void refusesToReadBeyondTheReadLimitAndMovesNothing(Buffers kind) {
        kind.use(bytes -> {
            Blocks.writeBlock(bytes, new byte[8]);
            long position = bytes.readPosition();

            assertThatThrownBy(() -> Blocks.readBlock(bytes, 9))
                    .isInstanceOf(BufferUnderflowException.class)
                    .hasMessage("9 bytes needed, 8 left");
            assertThat(bytes.readPosition()).isEqualTo(position);
            assertThat(Blocks.readBlock(bytes, 8)).hasSize(8);
        });
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void refusesToWriteBeyondTheWriteLimitAndMovesNothing(Buffers kind) {
        kind.use(bytes -> {
            Blocks.writeBlock(bytes, new byte[4]);
            long position = bytes.writePosition();
            bytes.writeLimit(Blocks.written(bytes) + 8);

            assertThatThrownBy(() -> Blocks.writeBlock(bytes, new byte[9]))
                    .isInstanceOf(BufferOverflowException.class)
                    .hasMessage("9 bytes needed, 8 left");
            assertThat(bytes.writePosition()).isEqualTo(position);
            Blocks.write(bytes, out -> {
                out.writeByte((byte) 1);
                assertThat(out.remaining()).isEqualTo(7);
                assertThatThrownBy(() -> out.writeLong(0)).hasMessage("8 bytes needed, 7 left");
                out.write(new byte[7]);
                assertThat(out.remaining()).isZero();
            });
            assertThat(Blocks.written(bytes)).isEqualTo(bytes.writeLimit());
        });
    }

    @ParameterizedTest
    @EnumSource(
            value = Buffers.class,
            names = {
                "NATIVE_FIXED",
                "HEAP_WRAPPED",
                "DIRECT_BYTE_BUFFER",
                "HEAP_BYTE_BUFFER",
                "GUARDED",
                "UNCHECKED_NATIVE",
                "UNCHECKED_HEAP",
                "VANILLA",
                "POINTER",
                "SUB"
            })
    void capacityOfFixedBuffersIsALimit(Buffers kind) {
        kind.use(bytes -> {
            long start = Blocks.written(bytes);
            Blocks.write(bytes, out -> {
                int room = (int) out.remaining();
                assertThat(room + start).isEqualTo(Buffers.ROOM);
                out.write(new byte[room - 3]);
                assertThatThrownBy(() -> out.writeInt(7))
                        .isInstanceOf(BufferOverflowException.class)
                        .hasMessage("4 bytes needed, 3 left");
                assertThat(out.position()).isEqualTo(room - 3);
            });
            assertThat(bytes.writePosition()).isEqualTo(Buffers.ROOM - 3);
            assertThatThrownBy(() -> Blocks.writeBlock(bytes, new byte[4])).isInstanceOf(BufferOverflowException.class);
            assertThat(bytes.writePosition()).isEqualTo(Buffers.ROOM - 3);
        });
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void blocksOfAllSizesAreReadBack(Buffers kind) {
        kind.use(bytes -> {
            for (int size : SIZES) {
                Blocks.writeBlock(bytes, Blocks.pattern(size));
            }
            for (int size : SIZES) {
                assertThat(Blocks.readBlock(bytes, size)).isEqualTo(Blocks.pattern(size));
            }
        });
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void blocksOfAllSizesInOneMessageAreReadBack(Buffers kind) {
        kind.use(bytes -> {
            Blocks.write(bytes, out -> {
                for (int size : SIZES) {
                    out.write(Blocks.pattern(size));
                }
            });
            Blocks.read(bytes, in -> {
                for (int size : SIZES) {
                    byte[] block = new byte[size];
                    in.read(block);
                    assertThat(block).isEqualTo(Blocks.pattern(size));
                }
            });
            assertThat(bytes.readRemaining()).isZero();
        });
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void skipsOnlyBytesThatAreThere(Buffers kind) {
        kind.use(bytes -> {
            Blocks.writeBlock(bytes, new byte[] {0, 1, 2, 3, 4, 5, 6, 7});
            long start = Blocks.read(bytes);
            Blocks.read(bytes, in -> {
                in.skip(5);
                assertThat(in.position()).isEqualTo(5);
                assertThatThrownBy(() -> in.skip(4))
                        .isInstanceOf(BufferUnderflowException.class)
                        .hasMessage("4 bytes needed, 3 left");
                assertThat(in.position()).isEqualTo(5);
            });
            assertThat(Blocks.read(bytes)).isEqualTo(start + 5);
            assertThat(Blocks.readBlock(bytes, 3)).containsExactly(5, 6, 7);
        });
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void goesToAnyPositionBeforeTheLimit(Buffers kind) {
        kind.use(bytes -> {
            Blocks.writeBlock(bytes, Blocks.pattern(3000));
            Blocks.read(bytes, in -> {
                for (int position : new int[] {2999, 0, 1500, 3000, 2}) {
                    in.position(position);
                    assertThat(in.position()).isEqualTo(position);
                    assertThat(in.remaining()).isEqualTo(3000 - position);
                    if (position < 3000) {
                        assertThat(in.readByte()).isEqualTo(Blocks.pattern(3000)[position]);
                        in.position(position);
                    }
                }
                for (long none : new long[] {-1, 3001, Long.MAX_VALUE / 2}) {
                    assertThatThrownBy(() -> in.position(none)).isInstanceOf(IllegalArgumentException.class);
                    assertThat(in.position()).isEqualTo(2);
                }
                assertThat(in.readByte()).isEqualTo(Blocks.pattern(3000)[2]);
            });
            assertThat(bytes.readRemaining()).isEqualTo(2997);
        });
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void everythingReadableIsSeenWithoutMoving(Buffers kind) {
        kind.use(bytes -> {
            Blocks.writeBlock(bytes, Blocks.pattern(3000));
            Blocks.read(bytes, in -> {
                in.skip(10);
                for (int i = 0; i < 3000; i += 7) {
                    assertThat(in.readable().byteAt(i)).isEqualTo(Blocks.pattern(3000)[i]);
                }
                assertThat(in.position()).isEqualTo(10);
                assertThat(in.readByte()).isEqualTo(Blocks.pattern(3000)[10]);
            });
        });
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void rewindsAndStoresIntsAtEarlierPositions(Buffers kind) {
        kind.use(bytes -> {
            Blocks.writeBlock(bytes, new byte[3]);
            Blocks.write(bytes, out -> {
                out.writeInt(0).writeLong(1).write(new byte[5000]).writeLong(2);
                out.putInt(0, 11);
                out.putInt(8, 12);
                out.rewind(5013);
                out.writeInt(3);
                out.putInt(5012, 13);
                for (long none : new long[] {-1, 5018}) {
                    assertThatThrownBy(() -> out.rewind(none)).isInstanceOf(IllegalStateException.class);
                    assertThatThrownBy(() -> out.putInt(none, 1)).isInstanceOf(IllegalStateException.class);
                }
                assertThat(out.position()).isEqualTo(5017);
                assertThat(out.written().byteAt(0)).isEqualTo((byte) 11);
                assertThat(out.written().byteAt(5012)).isEqualTo((byte) 13);
            });
            Blocks.readBlock(bytes, 3);
            Blocks.read(bytes, in -> {
                assertThat(in.readInt()).isEqualTo(11);
                assertThat(in.readInt()).isEqualTo(1);
                assertThat(in.readInt()).isEqualTo(12);
                in.skip(5000);
                assertThat(in.readInt()).isEqualTo(13);
                assertThat(in.remaining()).isEqualTo(1);
            });
        });
    }

    /** A header that only then says how long it is, or that it is none. */
    @ParameterizedTest
    @EnumSource(Buffers.class)
    void failureLeavesThePositionsUnchanged(Buffers kind) {
        kind.use(bytes -> {
            QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes);
            long written = bytes.writePosition();
            long read = bytes.readPosition();
            TestMarshaller<Quote> failing = new TestMarshaller<>(
                    Quote.class,
                    QuoteMarshaller.INSTANCE.schema(),
                    (quote, out) -> {
                        QuoteMarshaller.INSTANCE.write(quote, out);
                        out.write(new byte[20_000]);
                        throw new UnsupportedOperationException("broken");
                    },
                    in -> {
                        in.skip(5);
                        in.readLong();
                        throw new UnsupportedOperationException("broken");
                    });
            for (int i = 0; i < 2; i++) {
                assertThatThrownBy(() -> ChronicleMarshaller.over(failing).write(Quote.sample(), bytes))
                        .isInstanceOf(MarshalException.class)
                        .hasRootCauseMessage("broken");
                assertThat(bytes.writePosition()).isEqualTo(written);
                assertThatThrownBy(() -> ChronicleMarshaller.over(failing).read(bytes))
                        .isInstanceOf(MarshalException.class)
                        .hasRootCauseMessage("broken");
                assertThat(bytes.readPosition()).isEqualTo(read);
                assertThat(bytes.writePosition()).isEqualTo(written);
            }
            QuoteMarshaller.INSTANCE.write(Quote.of(7, false, null), bytes);
            assertThat(QuoteMarshaller.INSTANCE.read(bytes)).isEqualTo(Quote.sample());
            assertThat(QuoteMarshaller.INSTANCE.read(bytes)).isEqualTo(Quote.of(7, false, null));
            assertThat(bytes.readRemaining()).isZero();
        });
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void saysWhichFieldTheBytesEndIn(Buffers kind) {
        kind.use(bytes -> {
            Blocks.writeBlock(bytes, new byte[3]);
            Blocks.readBlock(bytes, 3);
            QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes);
            byte[] message = bytes.toByteArray();
            assertThat(message).hasSize(QuoteMarshaller.SIZE);
            Bytes<?> cut = kind.make();
            Blocks.writeBlock(cut, Arrays.copyOf(message, 12));
            long position = cut.readPosition();
            assertThatThrownBy(() -> QuoteMarshaller.INSTANCE.read(cut))
                    .hasMessage("reading org.marshal4j.chronicle.Quote.venue at offset 10: 5 bytes needed, 2 left"
                            + " [MARSHAL203]");
            assertThat(cut.readPosition()).isEqualTo(position);
            cut.releaseLast();
        });
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void saysWhichFieldTheRoomEndsIn(Buffers kind) {
        kind.use(bytes -> {
            Blocks.writeBlock(bytes, new byte[3]);
            long position = bytes.writePosition();
            bytes.writeLimit(Blocks.written(bytes) + 17);
            assertThatThrownBy(() -> QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes))
                    .hasMessage("writing org.marshal4j.chronicle.Quote.sizes at offset 16: 12 bytes needed, 1 left"
                            + " [MARSHAL212]");
            assertThat(bytes.writePosition()).isEqualTo(position);
        });
    }

    private static void write(Output out) {
        byte[] block = new byte[10];
        RawMemory.putLong(block, RawMemory.ARRAY_OFFSET, 0x0102030405060708L);
        RawMemory.putByte(block, RawMemory.ARRAY_OFFSET + 8, (byte) -1);
        RawMemory.putByte(block, RawMemory.ARRAY_OFFSET + 9, (byte) 7);
        out.write(block);
        StopBit.write(-1, out);
        StopBit.write(1001, out);
        Text.write("hello", out);
        Text.write("héllo", out);
        Text.write(null, out);
        PrimitiveArrays.write(new int[] {1, -2}, out);
        PrimitiveArrays.write(new boolean[] {true, false}, out);
        assertThat(Presence.write("it", 3, out)).isTrue();
        assertThat(Presence.write(null, 3, out)).isFalse();
        Enums.write(Digit.THREE, out);
        assertThat(Counts.write("list", List.of(1, 2, 3), out)).isEqualTo(3);
    }

    private static void readAndCheck(Input in) {
        byte[] block = new byte[10];
        in.read(block);
        assertThat(RawMemory.getLong(block, RawMemory.ARRAY_OFFSET)).isEqualTo(0x0102030405060708L);
        assertThat(block[8]).isEqualTo((byte) -1);
        assertThat(StopBit.read(in)).isEqualTo(-1);
        assertThat(StopBit.read(in)).isEqualTo(1001);
        assertThat(Text.read(null, in)).isEqualTo("hello");
        assertThat(Text.read(null, in)).isEqualTo("héllo");
        assertThat(Text.read("before", in)).isNull();
        assertThat(PrimitiveArrays.readInts(null, in)).containsExactly(1, -2);
        assertThat(PrimitiveArrays.readBooleans(null, in)).containsExactly(true, false);
        assertThat(Presence.read(3, in)).isTrue();
        assertThat(Presence.read(3, in)).isFalse();
        assertThat(Enums.read(Digit.values(), in)).isEqualTo(Digit.THREE);
        assertThat(StopBit.read(in)).isEqualTo(3);
    }

    enum Digit {
        ZERO,
        ONE,
        TWO,
        THREE
    }
}
