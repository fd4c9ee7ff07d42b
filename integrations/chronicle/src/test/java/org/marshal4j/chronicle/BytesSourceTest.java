package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferUnderflowException;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.memory.RawMemory;

/** What an input over Bytes reads. */
class BytesSourceTest {
    @ParameterizedTest
    @EnumSource(BytesTargetTest.Kind.class)
    void takesCountedBytesIfAllAreThere(BytesTargetTest.Kind kind) {
        for (int count : new int[] {0, 1, 20, 62}) {
            Bytes<?> bytes = kind.make();
            bytes.writeByte((byte) 99).writeByte((byte) count).write(new byte[count]);
            bytes.readPosition(1);
            Blocks.read(bytes, in -> {
                long offset = in.takeCounted();
                assertThat(RawMemory.getByte(in.base(), offset)).isEqualTo((byte) count);
            });
            assertThat(bytes.readPosition()).isEqualTo(2 + count);
            bytes.releaseLast();
        }
    }

    @ParameterizedTest
    @EnumSource(BytesTargetTest.Kind.class)
    void takesNothingElse(BytesTargetTest.Kind kind) {
        notCounted(kind);
        notCounted(kind, 1);
        notCounted(kind, 3, 'a', 'b');
        notCounted(kind, 0x80, 0);
        notCounted(kind, 0xFF, 0x7F);

        // A read limit may be beyond the end of the memory.
        Bytes<?> beyond = kind.make();
        beyond.readLimit(70).readPosition(60);
        beyond.writeByte(60, (byte) 3);
        Blocks.read(beyond, in -> assertThat(in.takeCounted()).isNotEqualTo(Input.NOTHING));
        beyond.writeByte(60, (byte) 4);
        beyond.readPosition(60);
        Blocks.read(beyond, in -> assertThat(in.takeCounted()).isEqualTo(Input.NOTHING));
        beyond.releaseLast();
    }

    private static void notCounted(BytesTargetTest.Kind kind, int... message) {
        Bytes<?> bytes = kind.make();
        bytes.writePosition(1).readPosition(1);
        for (int each : message) {
            bytes.writeByte((byte) each);
        }
        Blocks.read(bytes, in -> assertThat(in.takeCounted()).isEqualTo(Input.NOTHING));
        assertThat(bytes.readPosition()).isOne();
        bytes.releaseLast();
    }

    @ParameterizedTest
    @EnumSource(BytesTargetTest.Kind.class)
    void readLimitBeyondTheMemoryIsNotTrusted(BytesTargetTest.Kind kind) {
        Bytes<?> bytes = kind.make();
        bytes.readLimit(1000);
        bytes.readPosition(60);

        assertThatThrownBy(() -> Blocks.readBlock(bytes, 8))
                .isInstanceOf(BufferUnderflowException.class)
                .hasMessage("8 bytes needed, 4 left");
        assertThat(bytes.readPosition()).isEqualTo(60);
        bytes.releaseLast();
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void keptInputMovesNoPosition(Buffers kind) {
        Bytes<?> bytes = kind.make();
        Blocks.writeBlock(bytes, new byte[3]);
        Blocks.writeBlock(bytes, Blocks.pattern(2000));
        Blocks.readBlock(bytes, 3);
        long position = bytes.readPosition();
        Input in = ChronicleBuffers.input(bytes);
        Input other = ChronicleBuffers.input(bytes);
        assertThat(other).isNotSameAs(in);
        assertThat(in.position()).isZero();
        assertThat(in.remaining()).isEqualTo(2000);
        byte[] read = new byte[2000];
        in.read(read, 0, 1500);
        assertThat(other.readByte()).isEqualTo(Blocks.pattern(2000)[0]);
        in.read(read, 1500, 500);
        assertThat(read).isEqualTo(Blocks.pattern(2000));
        assertThatThrownBy(in::readByte).isInstanceOf(BufferUnderflowException.class);
        in.position(7);
        assertThat(in.readByte()).isEqualTo(Blocks.pattern(2000)[7]);
        assertThat(bytes.readPosition()).isEqualTo(position);
        // No other code's input was used for it.
        QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes);
        assertThat(other.remaining()).isEqualTo(1999);
        bytes.releaseLast();
    }

    /** A hand-written marshaller may keep the input, although the memory may have been released by then. */
    @ParameterizedTest
    @EnumSource(Buffers.class)
    void isUselessAfterTheCall(Buffers kind) {
        Input[] kept = new Input[1];
        Bytes<?> bytes = kind.make();
        Blocks.writeBlock(bytes, Blocks.pattern(32));
        Blocks.read(bytes, in -> {
            in.readByte();
            kept[0] = in;
        });
        bytes.releaseLast();
        Input in = kept[0];
        for (ThrowingCallable call : List.<ThrowingCallable>of(
                in::readByte, () -> in.take(0), () -> in.skip(1), () -> in.position(0), in::readable)) {
            assertThatThrownBy(call)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("this input is no longer in use: its message is complete, or has failed");
        }
        assertThat(in.remaining()).isZero();
    }

    @Test
    void functionReadsAndMovesThePosition() {
        Bytes<?> bytes = Bytes.wrapForRead(new byte[] {1, 2, 3});
        assertThat(ChronicleBuffers.read(bytes, (Input in) -> in.readByte() + in.readByte()))
                .isEqualTo(3);
        assertThat(bytes.readPosition()).isEqualTo(2);
        assertThatThrownBy(() -> ChronicleBuffers.read(bytes, (Input in) -> in.readByte() + in.readByte()))
                .isInstanceOf(BufferUnderflowException.class);
        assertThat(bytes.readPosition()).isEqualTo(2);
    }
}
