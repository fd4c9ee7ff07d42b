package org.marshal4j.runtime.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.bytes.NativeBytes;
import net.openhft.chronicle.bytes.PointerBytesStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.Buffers;
import org.marshal4j.schema.Schema;

/** What {@link RawBytes} says of a buffer's memory besides giving it: how much there is, what stands there, where a text ends. */
class RawPlacesTest {
    private static final int CHUNK = 1 << 16;

    /** The two kinds whose memory is looked at before anything is taken; each has 64 bytes. */
    enum Kind {
        NATIVE {
            @Override
            Bytes<?> make() {
                return Bytes.allocateElasticDirect(64);
            }
        },
        HEAP {
            @Override
            Bytes<?> make() {
                return Bytes.allocateElasticOnHeap(64);
            }
        };

        abstract Bytes<?> make();
    }

    @ParameterizedTest
    @EnumSource
    void theRoomEndsWithTheMemoryOrTheLimit(Kind kind) {
        Bytes<?> bytes = kind.make();
        assertThat(RawBytes.room(bytes)).isEqualTo(64);
        bytes.writePosition(5);
        assertThat(RawBytes.room(bytes)).isEqualTo(59);
        bytes.writeLimit(15);
        assertThat(RawBytes.room(bytes)).isEqualTo(10);
        bytes.releaseLast();
    }

    @ParameterizedTest
    @EnumSource(
            value = Buffers.class,
            names = {"NATIVE_FROM_EMPTY", "HEAP_BYTE_BUFFER", "HEX_DUMP", "GUARDED", "MAPPED_WHOLE", "VANILLA"})
    void thereIsNoRoomWhereTheMemoryIsNotAtHand(Buffers kind) {
        Bytes<?> bytes = kind.make();
        assertThat(RawBytes.room(bytes)).isZero();
        assertThat(RawBytes.putInt(bytes, 0, 7)).isFalse();
        bytes.releaseLast();
    }

    @ParameterizedTest
    @EnumSource
    void putsWhatLiesWithinTheMemory(Kind kind) {
        Bytes<?> bytes = kind.make();
        assertThat(RawBytes.putInt(bytes, 60, 0x01020304)).isTrue();
        assertThat(bytes.readInt(60)).isEqualTo(0x01020304);
        assertThat(RawBytes.putInt(bytes, 3, 5)).isTrue();
        assertThat(bytes.readInt(3)).isEqualTo(5);
        assertThat(RawBytes.putInt(bytes, 61, 9)).isFalse();
        assertThat(bytes.readInt(60)).isEqualTo(0x01020304);
        bytes.releaseLast();
    }

    @ParameterizedTest
    @EnumSource
    void takesWhatIsCountedIfAllOfItIsThere(Kind kind) {
        for (int count : new int[] {0, 1, 20, 62}) {
            Bytes<?> bytes = kind.make();
            bytes.writeByte((byte) 99).writeByte((byte) count).write(new byte[count]);
            bytes.readPosition(1);
            long offset = RawBytes.takeCounted(bytes);
            assertThat(RawMemory.getByte(RawBytes.base((BytesIn<?>) bytes), offset))
                    .isEqualTo((byte) count);
            assertThat(bytes.readPosition()).isEqualTo(2 + count);
            bytes.releaseLast();
        }
    }

    @ParameterizedTest
    @EnumSource
    void takesNothingElse(Kind kind) {
        notCounted(kind);
        notCounted(kind, 1);
        notCounted(kind, 3, 'a', 'b');
        notCounted(kind, 0x80, 0);
        notCounted(kind, 0xFF, 0x7F);

        // A read limit may be set beyond what is there.
        Bytes<?> beyond = kind.make();
        beyond.readLimit(70).readPosition(60);
        beyond.writeByte(60, (byte) 3);
        assertThat(RawBytes.takeCounted(beyond)).isEqualTo(RawBytes.NOT_RAW);
        beyond.readLimit(64);
        assertThat(RawBytes.takeCounted(beyond)).isNotEqualTo(RawBytes.NOT_RAW);
        beyond.releaseLast();
    }

    private static void notCounted(Kind kind, int... message) {
        Bytes<?> bytes = kind.make();
        bytes.writePosition(1).readPosition(1);
        for (int each : message) {
            bytes.writeByte((byte) each);
        }
        assertThat(RawBytes.takeCounted(bytes)).isEqualTo(RawBytes.NOT_RAW);
        assertThat(bytes.readPosition()).isOne();
        bytes.releaseLast();
    }

    /** As Chronicle Map has it: the memory is that of a pointer. */
    @Test
    void memoryBehindAPointer() {
        Bytes<?> memory = Bytes.allocateDirect(64);
        PointerBytesStore pointer = BytesStore.nativePointer();
        pointer.set(memory.addressForWrite(0), 16);
        NativeBytes<?> bytes = new NativeBytes<>(pointer, 16);

        assertThat(RawBytes.reserve(bytes, 4)).isEqualTo(memory.addressForWrite(0));
        long second = RawBytes.reserve(bytes, 12);
        assertThat(second).isEqualTo(memory.addressForWrite(4));
        RawMemory.putInt(null, second, 77);
        assertThatThrownBy(() -> RawBytes.reserve(bytes, 1)).isInstanceOf(BufferOverflowException.class);
        assertThat(bytes.writePosition()).isEqualTo(16);

        assertThat(RawBytes.take(bytes, 4)).isEqualTo(memory.addressForRead(0));
        assertThat(RawMemory.getInt(null, RawBytes.take(bytes, 4))).isEqualTo(77);
        assertThat(bytes.readPosition()).isEqualTo(8);
        assertThatThrownBy(() -> RawBytes.take(bytes, 9))
                .isInstanceOf(BufferUnderflowException.class)
                .hasMessage("9 bytes needed, 8 left");
        assertThat(RawBytes.takeCounted(bytes)).isEqualTo(RawBytes.NOT_RAW);
        bytes.releaseLast();
        memory.releaseLast();
    }

    @ParameterizedTest
    @EnumSource(
            value = Buffers.class,
            names = {"NATIVE_FIXED", "HEAP_GROWING", "HEAP_WRAPPED", "VANILLA", "MAPPED_WHOLE", "MAPPED_CHUNKS"})
    void saysHowMuchRoomIsLeft(Buffers kind) {
        Bytes<?> bytes = kind.make();
        bytes.writePosition(20).writeLimit(23);
        assertThatThrownBy(() -> RawBytes.reserve(bytes, 16))
                .isInstanceOf(BufferOverflowException.class)
                .hasMessage("16 bytes needed, 3 left");
        assertThat(RawBytes.writePosition(bytes)).isEqualTo(20);
        assertThat(RawBytes.reserve(bytes, 3)).isNotEqualTo(RawBytes.NOT_RAW);
        bytes.releaseLast();
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void skipsWhatIsThereAndNoMore(Buffers kind) {
        Bytes<?> bytes = kind.make();
        EveryBufferTest.writeBlock(bytes, new byte[8]);
        long start = RawBytes.readPosition(bytes);
        RawBytes.skip(bytes, 5);
        long position = RawBytes.readPosition(bytes);
        assertThat(position - start).isEqualTo(5);
        assertThatThrownBy(() -> RawBytes.skip(bytes, 4))
                .isInstanceOf(BufferUnderflowException.class)
                .hasMessage("4 bytes needed, 3 left");
        assertThat(RawBytes.readPosition(bytes)).isEqualTo(position);
        bytes.releaseLast();
    }

    @ParameterizedTest
    @EnumSource(
            value = Buffers.class,
            names = {"GUARDED", "HEAP_BYTE_BUFFER"})
    void aBlockWithoutNamesIsWrittenAsItIs(Buffers kind) {
        Bytes<?> bytes = kind.make();
        RawBytes.writeCopy(new byte[] {1, 2, 3}, Schema.of("A", "a int8", "b int16"), 0, 2, bytes);
        assertThat(Buffers.hex(bytes)).isEqualTo("01 02 03");
        bytes.releaseLast();
    }

    @Test
    void copiesGoAcrossChunksUpToTheLimit() throws IOException {
        for (int size : new int[] {200, CHUNK, 2 * CHUNK + 300}) {
            try (MappedBytes bytes = MappedBytes.mappedBytes(Buffers.newFile(), CHUNK, 4096)) {
                byte[] copy = EveryBufferTest.pattern(size);
                bytes.writePosition(CHUNK - 100).readPosition(CHUNK - 100);
                bytes.writeLimit(CHUNK - 100 + size);
                byte[] longer = new byte[size + 1];
                assertThatThrownBy(() -> RawBytes.writeCopy(longer, "longer", bytes))
                        .isInstanceOf(BufferOverflowException.class)
                        .hasMessage((size + 1) + " bytes needed, " + size + " left");
                RawBytes.writeCopy(copy, "copy", bytes);

                assertThat(bytes.writePosition()).isEqualTo(CHUNK - 100 + size);
                assertThat(RawBytes.readCopy(bytes, size)).isEqualTo(copy);
                assertThat(bytes.readRemaining()).isZero();
            }
        }
    }

    @Test
    void aPartOfACopy() {
        for (Buffers kind : new Buffers[] {Buffers.MAPPED_CHUNKS, Buffers.HEAP_GROWING}) {
            Bytes<?> bytes = kind.make();
            RawCopy.write(new byte[] {1, 2, 3, 4, 5}, 1, 3, bytes);
            assertThat(Buffers.hex(bytes)).isEqualTo("02 03 04");
            bytes.releaseLast();
        }
    }

    @Test
    void whatIsReservedHasABase() {
        for (Buffers kind : Buffers.values()) {
            Bytes<?> bytes = kind.make();
            if (kind.isRaw()) {
                long offset = RawBytes.reserve(bytes, 4);
                RawMemory.putInt(RawBytes.base((BytesOut<?>) bytes), offset, 0x12345678);
                long same = RawBytes.take(bytes, 4);
                assertThat(RawMemory.getInt(RawBytes.base((BytesIn<?>) bytes), same))
                        .as("%s", kind)
                        .isEqualTo(0x12345678);
            }
            bytes.releaseLast();
        }
    }
}
