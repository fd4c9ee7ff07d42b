package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferOverflowException;
import java.util.List;
import java.util.function.Supplier;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.NativeBytes;
import net.openhft.chronicle.bytes.OnHeapBytes;
import net.openhft.chronicle.bytes.PointerBytesStore;
import net.openhft.chronicle.bytes.VanillaBytes;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;

/** Where an output over Bytes stores, and how much room it has. */
class BytesTargetTest {
    /** The two kinds whose memory is accessible before anything is written; each has 64 bytes. */
    enum Kind {
        NATIVE(() -> Bytes.allocateElasticDirect(64)),
        HEAP(() -> Bytes.allocateElasticOnHeap(64));

        private final Supplier<Bytes<?>> maker;

        Kind(Supplier<Bytes<?>> maker) {
            this.maker = maker;
        }

        Bytes<?> make() {
            return maker.get();
        }
    }

    @ParameterizedTest
    @EnumSource
    void spaceEndsWithTheMemoryOrTheLimit(Kind kind) {
        Bytes<?> bytes = kind.make();
        Blocks.write(bytes, out -> assertThat(out.room()).isEqualTo(64));
        bytes.writePosition(5);
        Blocks.write(bytes, out -> {
            assertThat(out.room()).isEqualTo(59);
            assertThat(out.remaining()).isEqualTo(bytes.writeLimit() - 5);
        });
        bytes.writeLimit(15);
        Blocks.write(bytes, out -> {
            assertThat(out.room()).isEqualTo(10);
            assertThat(out.remaining()).isEqualTo(10);
        });
        bytes.releaseLast();
    }

    @ParameterizedTest
    @EnumSource(
            value = Buffers.class,
            names = {"NATIVE_FROM_EMPTY", "HEAP_BYTE_BUFFER", "HEX_DUMP", "GUARDED", "MAPPED_WHOLE", "MAPPED_CHUNKS"})
    void memoryThatIsNotAccessibleHasNoSpace(Buffers kind) {
        Bytes<?> bytes = kind.make();
        Blocks.write(bytes, out -> {
            assertThat(out.room()).isZero();
            assertThat(out.remaining()).isGreaterThanOrEqualTo(Buffers.ROOM);
            out.writeByte((byte) 1);
            long remaining = out.remaining();
            out.writeByte((byte) 2);
            assertThat(out.remaining()).isEqualTo(remaining - 1);
        });
        assertThat(bytes.readRemaining()).isEqualTo(2);
        bytes.releaseLast();
    }

    @ParameterizedTest
    @EnumSource(
            value = Buffers.class,
            names = {"NATIVE_FIXED", "HEAP_GROWING", "HEAP_WRAPPED", "VANILLA", "MAPPED_WHOLE", "MAPPED_CHUNKS"})
    void saysHowMuchRoomIsLeft(Buffers kind) {
        Bytes<?> bytes = kind.make();
        bytes.writePosition(20).writeLimit(23);
        Blocks.write(bytes, out -> {
            assertThatThrownBy(() -> out.reserve(16))
                    .isInstanceOf(BufferOverflowException.class)
                    .hasMessage("16 bytes needed, 3 left");
            assertThat(out.position()).isZero();
            assertThat(out.remaining()).isEqualTo(3);
            out.write(new byte[3]);
            assertThat(out.remaining()).isZero();
        });
        assertThat(bytes.writePosition()).isEqualTo(23);
        bytes.releaseLast();
    }

    @Test
    void growingKeepsWrittenBytes() {
        for (Bytes<?> bytes : new Bytes<?>[] {
            Bytes.allocateElasticDirect(),
            Bytes.allocateElasticOnHeap(8),
            Bytes.elasticByteBuffer(8),
            Bytes.elasticHeapByteBuffer(8)
        }) {
            Blocks.write(bytes, out -> {
                for (int i = 0; i < 10_000; i++) {
                    out.writeLong(i);
                }
                out.putInt(8, 77);
                assertThat(out.written().byteAt(16)).isEqualTo((byte) 2);
            });
            for (int i = 10_000; i < 20_000; i++) {
                int number = i;
                Blocks.write(bytes, out -> out.writeLong(number));
            }
            Blocks.read(bytes, in -> {
                for (int i = 0; i < 20_000; i++) {
                    assertThat(in.readLong()).isEqualTo(i == 1 ? 77 : i);
                }
            });
            bytes.releaseLast();
        }
    }

    /** The bytes before the message, and those of them that have been read, do not belong to the message. */
    @Test
    void growingKeepsEarlierBytes() {
        for (Bytes<?> bytes : new Bytes<?>[] {Bytes.allocateElasticDirect(16), Bytes.allocateElasticOnHeap(16)}) {
            bytes.writeLong(0x1122334455667788L).writeInt(5).readSkip(8);
            Blocks.writeBlock(bytes, Blocks.pattern(5000));
            assertThat(bytes.readPosition()).isEqualTo(8);
            assertThat(bytes.readLong(0)).isEqualTo(0x1122334455667788L);
            assertThat(bytes.readInt()).isEqualTo(5);
            assertThat(Blocks.readBlock(bytes, 5000)).isEqualTo(Blocks.pattern(5000));
            bytes.releaseLast();
        }
    }

    /** The position may be beyond the allocated memory; Chronicle would grow then, too. */
    @ParameterizedTest
    @EnumSource
    void positionBeyondTheMemory(Kind kind) {
        Bytes<?> bytes = kind.make();
        bytes.writePosition(1000);
        bytes.readPosition(1000);
        QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes);
        assertThat(bytes.writePosition()).isEqualTo(1000 + QuoteMarshaller.SIZE);
        assertThat(QuoteMarshaller.INSTANCE.read(bytes)).isEqualTo(Quote.sample());
        bytes.releaseLast();
    }

    @Test
    void bytesAreStoredWhereChronicleReads() {
        OnHeapBytes heap = Bytes.allocateElasticOnHeap(32);
        heap.writeByte((byte) 9);
        Blocks.write(heap, out -> {
            long offset = out.reserve(8);
            assertThat(offset).isEqualTo(RawMemory.ARRAY_OFFSET + 1);
            assertThat(out.base()).isSameAs(heap.underlyingObject());
            RawMemory.putLong(heap.underlyingObject(), offset, 77);
        });
        assertThat(heap.readLong(1)).isEqualTo(77);

        Bytes<?> direct = Bytes.allocateElasticDirect(32);
        direct.writeByte((byte) 9);
        Blocks.write(direct, out -> {
            assertThat(out.reserve(8)).isEqualTo(direct.addressForWrite(1));
            assertThat(out.base()).isNull();
        });
        direct.releaseLast();
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void reservedSpaceHasABase(Buffers kind) {
        Bytes<?> bytes = kind.make();
        Blocks.write(bytes, out -> {
            long offset = out.reserve(4);
            RawMemory.putInt(out.base(), offset, 0x12345678);
        });
        Blocks.read(bytes, in -> {
            long same = in.take(4);
            assertThat(RawMemory.getInt(in.base(), same)).isEqualTo(0x12345678);
        });
        bytes.releaseLast();
    }

    /** Subclasses do more than their memory shows. */
    @Test
    void viewOfAnObjectsFieldsIsNotTouched() {
        Bytes<?> store = Bytes.allocateDirect(64);
        Bytes<?> nested = new VanillaBytes<>(store.bytesStore()) {};
        Blocks.write(nested, out -> {
            out.writeLong(7);
            assertThat(nested.bytesStore().readLong(0)).isZero();
        });
        assertThat(nested.readLong(0)).isEqualTo(7);
        nested.releaseLast();
        store.releaseLast();
    }

    /** As in Chronicle Map, the memory belongs to a pointer. */
    @Test
    void memoryBehindAPointer() {
        Bytes<?> memory = Bytes.allocateDirect(64);
        PointerBytesStore pointer = BytesStore.nativePointer();
        pointer.set(memory.addressForWrite(0), 16);
        NativeBytes<?> bytes = new NativeBytes<>(pointer, 16);

        Blocks.write(bytes, out -> {
            assertThat(out.reserve(4)).isEqualTo(memory.addressForWrite(0));
            long second = out.reserve(12);
            assertThat(second).isEqualTo(memory.addressForWrite(4));
            RawMemory.putInt(null, second, 77);
            assertThatThrownBy(() -> out.reserve(1)).isInstanceOf(BufferOverflowException.class);
        });
        assertThat(bytes.writePosition()).isEqualTo(16);

        Blocks.read(bytes, in -> {
            assertThat(in.take(4)).isEqualTo(memory.addressForRead(0));
            assertThat(in.readInt()).isEqualTo(77);
            assertThatThrownBy(() -> in.take(9)).hasMessage("9 bytes needed, 8 left");
        });
        assertThat(bytes.readPosition()).isEqualTo(8);
        bytes.releaseLast();
        memory.releaseLast();
    }

    @Test
    void positionsMoveWhenTheMessageEnds() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        Blocks.write(bytes, out -> {
            out.reserve(12);
            assertThat(bytes.writePosition()).as("before the end").isZero();
        });
        Blocks.read(bytes, in -> {
            in.take(5);
            assertThat(bytes.readPosition()).as("before the end").isZero();
        });
        assertThat(bytes.writePosition()).isEqualTo(12);
        assertThat(bytes.readPosition()).isEqualTo(5);
        assertThat(bytes.readRemaining()).isEqualTo(7);
    }

    /**
     * A hand-written marshaller may keep the output, although the memory may have been released or have another message
     * by then.
     */
    @ParameterizedTest
    @EnumSource(Buffers.class)
    void isUselessAfterTheCall(Buffers kind) {
        Output[] kept = new Output[1];
        Bytes<?> bytes = kind.make();
        Blocks.write(bytes, out -> kept[0] = out.writeLong(0x1111111111111111L).writeLong(0x2222222222222222L));
        Output out = kept[0];
        String before = Buffers.hex(bytes);
        long end = bytes.writePosition();
        List<ThrowingCallable> calls = List.of(
                () -> out.writeByte((byte) 9),
                () -> out.reserve(0),
                () -> out.putInt(0, 0x99999999),
                () -> out.putInt(8, 0x99999999),
                () -> out.rewind(0),
                () -> out.rewind(16),
                () -> out.giveBack(8),
                () -> out.written(),
                () -> out.remaining());
        for (ThrowingCallable call : calls) {
            assertThatThrownBy(call)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("this output is no longer in use: its message is complete, or has failed");
        }
        assertThatThrownBy(() -> QuoteMarshaller.INSTANCE.write(Quote.sample(), out))
                .hasRootCauseMessage("this output is no longer in use: its message is complete, or has failed");
        assertThat(Buffers.hex(bytes)).isEqualTo(before);
        assertThat(bytes.writePosition()).isEqualTo(end);
        bytes.releaseLast();
    }
}
