package org.marshal4j.runtime.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.util.List;
import java.util.function.Supplier;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.NativeBytes;
import net.openhft.chronicle.bytes.OnHeapBytes;
import net.openhft.chronicle.bytes.VanillaBytes;
import net.openhft.chronicle.core.io.ReferenceOwner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.Buffers;

class RawBytesTest {
    @ParameterizedTest
    @EnumSource(
            value = Buffers.class,
            names = {"HEX_DUMP", "UNCHECKED_HEAP"},
            mode = EnumSource.Mode.EXCLUDE)
    void refusesToWriteBeyondTheWriteLimitAndMovesNothing(Buffers kind) {
        Bytes<?> bytes = kind.make();
        try {
            EveryBufferTest.writeBlock(bytes, new byte[4]);
            long position = bytes.writePosition();
            bytes.writeLimit(position + 8);

            assertThatThrownBy(() -> EveryBufferTest.writeBlock(bytes, new byte[9]))
                    .isInstanceOf(BufferOverflowException.class);
            assertThat(bytes.writePosition()).isEqualTo(position);
            EveryBufferTest.writeBlock(bytes, new byte[8]);
            assertThat(bytes.writePosition()).isEqualTo(position + 8);
        } finally {
            bytes.releaseLast();
        }
    }

    @Test
    void saysHowMuchIsLeft() {
        Bytes<?> bytes = Bytes.allocateDirect(20);
        RawBytes.reserve(bytes, 17);

        assertThatThrownBy(() -> RawBytes.reserve(bytes, 16))
                .isInstanceOf(BufferOverflowException.class)
                .hasMessage("16 bytes needed, 3 left");
        assertThat(bytes.writePosition()).isEqualTo(17);
        bytes.releaseLast();
    }

    @Test
    void aReadLimitBeyondTheMemoryIsNotBelieved() {
        for (Supplier<Bytes<?>> maker : List.<Supplier<Bytes<?>>>of(
                () -> Bytes.allocateElasticDirect(64), () -> Bytes.allocateElasticOnHeap(64))) {
            Bytes<?> bytes = maker.get();
            bytes.readLimit(1000);
            bytes.readPosition(60);

            assertThatThrownBy(() -> RawBytes.take(bytes, 8))
                    .isInstanceOf(BufferUnderflowException.class)
                    .hasMessage("8 bytes needed, 4 left");
            assertThat(bytes.readPosition()).isEqualTo(60);
            bytes.releaseLast();
        }
    }

    @Test
    void growingKeepsWhatWasWritten() {
        for (Bytes<?> bytes : new Bytes<?>[] {
            Bytes.allocateElasticDirect(), Bytes.allocateElasticOnHeap(8), Bytes.elasticByteBuffer(8)
        }) {
            for (int i = 0; i < 10_000; i++) {
                long offset = RawBytes.reserve(bytes, 8);
                RawMemory.putLong(RawBytes.base((BytesOut<?>) bytes), offset, i);
            }
            for (int i = 0; i < 10_000; i++) {
                long offset = RawBytes.take(bytes, 8);
                assertThat(RawMemory.getLong(RawBytes.base((BytesIn<?>) bytes), offset))
                        .isEqualTo(i);
            }
            bytes.releaseLast();
        }
    }

    @Test
    void aReleasedBufferIsRefused() {
        NativeBytes<?> nativeBytes = Bytes.allocateElasticDirect(64);
        nativeBytes.writeLong(1);
        nativeBytes.releaseLast();

        assertThatThrownBy(() -> RawBytes.reserve(nativeBytes, 8)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> RawBytes.take(nativeBytes, 8)).isInstanceOf(IllegalStateException.class);
        assertThat(nativeBytes.writePosition()).isEqualTo(8);
        assertThat(nativeBytes.readPosition()).isZero();
    }

    @ParameterizedTest
    @EnumSource(
            value = Buffers.class,
            names = {"VANILLA", "SUB", "UNCHECKED_NATIVE"})
    void aReleasedViewIsRefused(Buffers kind) {
        Bytes<?> bytes = kind.make();
        RawBytes.reserve(bytes, 8);
        if (bytes.bytesStore().refCount() > 1) {
            bytes.bytesStore().release(ReferenceOwner.INIT);
        }
        bytes.releaseLast();

        assertThatThrownBy(() -> RawBytes.reserve(bytes, 8)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> RawBytes.take(bytes, 8)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void placesAreWhereChronicleReads() {
        OnHeapBytes heap = Bytes.allocateElasticOnHeap(32);
        heap.writeByte((byte) 9);
        long offset = RawBytes.reserve(heap, 8);

        assertThat(offset).isEqualTo(RawMemory.ARRAY_OFFSET + 1);
        assertThat(RawBytes.base((BytesOut<?>) heap)).isSameAs(heap.underlyingObject());
        RawMemory.putLong(heap.underlyingObject(), offset, 77);
        assertThat(heap.readLong(1)).isEqualTo(77);

        Bytes<?> direct = Bytes.allocateElasticDirect(32);
        direct.writeByte((byte) 9);
        assertThat(RawBytes.reserve(direct, 8)).isEqualTo(direct.addressForWrite(1));
        direct.releaseLast();
    }

    @Test
    void aViewOfAnObjectsFieldsIsNotRaw() {
        Bytes<?> nested = new VanillaBytes<>(Bytes.allocateDirect(64).bytesStore()) {};

        assertThat(RawBytes.reserve(nested, 8)).isEqualTo(RawBytes.NOT_RAW);
        assertThat(nested.writePosition()).isZero();
    }

    @Test
    void positionsAreTheBuffersOwn() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        RawBytes.reserve(bytes, 12);
        RawBytes.take(bytes, 5);

        assertThat(RawBytes.writePosition(bytes)).isEqualTo(12);
        assertThat(RawBytes.readPosition(bytes)).isEqualTo(5);
        assertThat(RawBytes.readRemaining(bytes)).isEqualTo(7);
    }
}
