package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.memory.RawMemory;

/** Positions, limits and windows. */
class OutputInputTest {
    @ParameterizedTest
    @EnumSource
    void valuesAreLittleEndian(TestBuffers kind) {
        TestBuffer bytes = kind.make();
        bytes.out()
                .writeByte((byte) -2)
                .writeBoolean(true)
                .writeBoolean(false)
                .writeShort((short) 0x0201)
                .writeInt(0x04030201)
                .writeLong(0x0807060504030201L)
                .writeFloat(1f)
                .writeDouble(-2d)
                .write(new byte[] {1, 2})
                .write(new byte[] {3, 4, 5, 6}, 1, 2);
        assertThat(bytes.hex())
                .isEqualTo("fe 01 00 01 02 01 02 03 04 01 02 03 04 05 06 07 08 00 00 80 3f 00 00 00 00 00 00 00 c0"
                        + " 01 02 04 05");
        Input in = bytes.in();
        assertThat(in.readByte()).isEqualTo((byte) -2);
        assertThat(in.readBoolean()).isTrue();
        assertThat(in.readBoolean()).isFalse();
        assertThat(in.readShort()).isEqualTo((short) 0x0201);
        assertThat(in.readInt()).isEqualTo(0x04030201);
        assertThat(in.readLong()).isEqualTo(0x0807060504030201L);
        assertThat(in.readFloat()).isEqualTo(1f);
        assertThat(in.readDouble()).isEqualTo(-2d);
        assertThat(in.readUnsignedByte()).isEqualTo(1);
        byte[] rest = new byte[5];
        in.read(rest, 1, 3);
        assertThat(rest).containsExactly(0, 2, 4, 5, 0);
        assertThatThrownBy(in::readByte)
                .isInstanceOf(BufferUnderflowException.class)
                .hasMessage("1 bytes needed, 0 left");
    }

    @Test
    void partsOfArraysAreChecked() {
        byte[] array = new byte[4];
        assertThatThrownBy(() -> Output.elastic().write(array, 3, 2)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> Input.of(array).read(array, -1, 2)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> Input.of(array, 2, 3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> Output.to(array, 2, 3)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @ParameterizedTest
    @EnumSource
    void theLimitIsNotExceeded(TestBuffers kind) {
        TestBuffer bytes = kind.make(10);
        assertThat(bytes.out().remaining()).isEqualTo(10);
        bytes.out().writeLong(1);
        assertThat(bytes.out().remaining()).isEqualTo(2);
        assertThatThrownBy(() -> bytes.out().writeInt(1))
                .isInstanceOf(BufferOverflowException.class)
                .hasMessage("4 bytes needed, 2 left");
        assertThat(bytes.size()).isEqualTo(8);
        assertThat(bytes.out().remaining()).isEqualTo(2);
        bytes.out().writeShort((short) 1);
        assertThat(bytes.out().remaining()).isZero();
        assertThat(bytes.hex()).isEqualTo("01 00 00 00 00 00 00 00 01 00");
        assertThat(bytes.isUntouchedAround()).isTrue();

        assertThat(bytes.in().remaining()).isEqualTo(10);
        bytes.in().readLong();
        assertThatThrownBy(() -> bytes.in().readInt())
                .isInstanceOf(BufferUnderflowException.class)
                .hasMessage("4 bytes needed, 2 left");
        assertThat(bytes.taken()).isEqualTo(8);
        assertThat(bytes.in().remaining()).isEqualTo(2);
        bytes.in().readShort();
        assertThat(bytes.in().remaining()).isZero();
    }

    @ParameterizedTest
    @EnumSource
    void zeroBytesFitAnywhere(TestBuffers kind) {
        TestBuffer bytes = kind.make(0);
        bytes.out().reserve(0);
        bytes.out().write(new byte[0]);
        assertThat(bytes.size()).isZero();
        bytes.in().take(0);
        bytes.in().skip(0);
        assertThatThrownBy(() -> bytes.out().reserve(1)).isInstanceOf(BufferOverflowException.class);
        assertThatThrownBy(() -> bytes.in().take(1)).isInstanceOf(BufferUnderflowException.class);
    }

    @ParameterizedTest
    @EnumSource
    void theTailOfAReservationIsGivenBack(TestBuffers kind) {
        TestBuffer bytes = kind.make();
        bytes.out().writeInt(1);
        long offset = bytes.out().reserve(8);
        RawMemory.putLong(bytes.out().base(), offset, 0x0807060504030201L);
        bytes.out().giveBack(5);
        assertThat(bytes.size()).isEqualTo(7);
        bytes.out().writeByte((byte) 9);
        assertThat(bytes.hex()).isEqualTo("01 00 00 00 01 02 03 09");
        bytes.out().reserve(8);
        bytes.out().giveBack(8);
        assertThat(bytes.size()).isEqualTo(8);
    }

    @ParameterizedTest
    @EnumSource
    void aReservationIsContiguous(TestBuffers kind) {
        TestBuffer bytes = kind.make();
        bytes.out().writeByte((byte) 7);
        long offset = bytes.out().reserve(20);
        Object base = bytes.out().base();
        for (int i = 0; i < 20; i++) {
            RawMemory.putByte(base, offset + i, (byte) i);
        }
        bytes.in().skip(1);
        long same = bytes.in().take(20);
        for (int i = 0; i < 20; i++) {
            assertThat(RawMemory.getByte(bytes.in().base(), same + i)).isEqualTo((byte) i);
        }
    }

    @ParameterizedTest
    @EnumSource
    void roomIsAvailableWithoutAnotherWindow(TestBuffers kind) {
        TestBuffer bytes = kind.make(100);
        for (int i = 0; i < 10; i++) {
            bytes.out().writeByte((byte) i);
            int room = (int) Math.min(3, bytes.out().room());
            long next = bytes.out().reserve(0);
            Object base = bytes.out().base();
            assertThat(bytes.out().reserve(room)).isEqualTo(next);
            assertThat(bytes.out().base()).isSameAs(base);
            bytes.out().giveBack(room);
        }
        assertThat(bytes.hex()).isEqualTo("00 01 02 03 04 05 06 07 08 09");
    }

    @ParameterizedTest
    @EnumSource
    void rewindingDiscardsWhatWasWrittenSince(TestBuffers kind) {
        for (int back = 0; back <= 30; back++) {
            TestBuffer bytes = kind.make(60);
            long start = bytes.out().position();
            for (int i = 0; i < 30; i++) {
                bytes.out().writeByte((byte) i);
            }
            bytes.out().rewind(start + back);
            assertThat(bytes.size()).isEqualTo(back);
            bytes.out().writeLong(-1).writeByte((byte) 99);
            byte[] written = bytes.written();
            assertThat(written).hasSize(back + 9);
            for (int i = 0; i < written.length; i++) {
                assertThat(written[i]).isEqualTo((byte) (i < back ? i : i < back + 8 ? -1 : 99));
            }
            assertThat(bytes.in().remaining()).isEqualTo(back + 9);
        }
    }

    @ParameterizedTest
    @EnumSource
    void positionsAheadOrBeforeTheStartAreRefused(TestBuffers kind) {
        TestBuffer bytes = kind.make(60);
        long start = bytes.out().position();
        bytes.out().writeLong(1).writeLong(2);
        for (long position : new long[] {start - 1, start + 17}) {
            assertThatThrownBy(() -> bytes.out().rewind(position)).isInstanceOf(IllegalStateException.class);
            assertThat(bytes.size()).isEqualTo(16);
        }
        assertThatThrownBy(() -> bytes.out().putInt(start - 4, 1)).isInstanceOf(IllegalStateException.class);
        for (long position : new long[] {start - 1, start + 17}) {
            Input in = bytes.in();
            assertThatThrownBy(() -> in.position(position)).isInstanceOf(IllegalArgumentException.class);
            assertThat(bytes.taken()).isZero();
        }
        assertThat(bytes.hex()).isEqualTo("01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00");
    }

    @ParameterizedTest
    @EnumSource
    void anEarlierPositionCanBeFilledIn(TestBuffers kind) {
        for (int at = 0; at <= 26; at++) {
            TestBuffer bytes = kind.make(60);
            long start = bytes.out().position();
            for (int i = 0; i < 30; i++) {
                bytes.out().writeByte((byte) 0x11);
            }
            bytes.out().putInt(start + at, 0x04030201);
            assertThat(bytes.size()).isEqualTo(30);
            bytes.out().writeByte((byte) 9);
            byte[] written = bytes.written();
            for (int i = 0; i < 31; i++) {
                int expected = i == 30 ? 9 : i >= at && i < at + 4 ? i - at + 1 : 0x11;
                assertThat(written[i]).as("%d at %d", i, at).isEqualTo((byte) expected);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void readingGoesToEveryPosition(TestBuffers kind) {
        TestBuffer bytes = kind.make();
        long start = bytes.out().position();
        for (int i = 0; i < 40; i++) {
            bytes.out().writeByte((byte) i);
        }
        Input in = bytes.in();
        for (int step = 0; step < 40; step++) {
            int index = step * 17 % 40;
            in.position(start + index);
            assertThat(in.remaining()).isEqualTo(40 - index);
            assertThat(in.position()).isEqualTo(start + index);
            assertThat(in.readByte()).isEqualTo((byte) index);
            assertThat(in.position()).isEqualTo(start + index + 1);
        }
        in.position(start + 40);
        assertThat(in.remaining()).isZero();
    }

    @ParameterizedTest
    @EnumSource
    void skipsOnlyWhatIsThere(TestBuffers kind) {
        TestBuffer bytes = kind.make();
        for (int i = 0; i < 40; i++) {
            bytes.out().writeByte((byte) i);
        }
        bytes.in().skip(3);
        assertThat(bytes.in().readByte()).isEqualTo((byte) 3);
        bytes.in().skip(30);
        assertThat(bytes.in().readByte()).isEqualTo((byte) 34);
        assertThatThrownBy(() -> bytes.in().skip(6))
                .isInstanceOf(BufferUnderflowException.class)
                .hasMessage("6 bytes needed, 5 left");
        assertThatThrownBy(() -> bytes.in().requireRemaining(1L << 40))
                .isInstanceOf(BufferUnderflowException.class)
                .hasMessage("1099511627776 bytes needed, 5 left");
        assertThat(bytes.taken()).isEqualTo(35);
        bytes.in().requireRemaining(5);
        bytes.in().skip(5);
        assertThat(bytes.in().remaining()).isZero();
    }

    @ParameterizedTest
    @EnumSource
    void takesCountedBytesIfAllOfThemAreInTheWindow(TestBuffers kind) {
        for (int count : new int[] {0, 1, 20, 127}) {
            TestBuffer bytes = kind.make();
            bytes.out().writeByte((byte) 99).writeByte((byte) count).write(new byte[count]);
            bytes.in().readByte();
            long offset = bytes.in().takeCounted();
            if (offset == Input.NOTHING) {
                // The bytes are not in the window, so the short cut does not apply.
                assertThat(kind).isIn(TestBuffers.PIECES, TestBuffers.NATIVE_PIECES, TestBuffers.CHUNKS);
                assertThat(bytes.taken()).isOne();
            } else {
                assertThat(RawMemory.getByte(bytes.in().base(), offset)).isEqualTo((byte) count);
                assertThat(bytes.taken()).isEqualTo(2 + count);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void takesNoOtherBytes(TestBuffers kind) {
        notCounted(kind);
        notCounted(kind, 1);
        notCounted(kind, 3, 'a', 'b');
        notCounted(kind, 0x80, 0);
        notCounted(kind, 0xFF, 0x7F);
    }

    private static void notCounted(TestBuffers kind, int... message) {
        TestBuffer bytes = kind.make();
        bytes.out().writeByte((byte) 0);
        for (int each : message) {
            bytes.out().writeByte((byte) each);
        }
        bytes.in().readByte();
        assertThat(bytes.in().takeCounted()).isEqualTo(Input.NOTHING);
        assertThat(bytes.taken()).isOne();
    }

    @ParameterizedTest
    @EnumSource
    void takesAtKnownPositions(TestBuffers kind) {
        TestBuffer bytes = kind.make();
        for (int i = 0; i < 100; i++) {
            bytes.out().writeInt(i);
        }
        Input in = bytes.in();
        long start = in.position();
        for (int wanted : new int[] {3, 99, 0, 98, 50, 50}) {
            long offset = in.takeAt(start + 4L * wanted, Integer.BYTES);
            assertThat(RawMemory.getInt(in.base(), offset)).isEqualTo(wanted);
            assertThat(bytes.taken()).isEqualTo(4 * wanted + 4);
        }
        assertThatThrownBy(() -> in.takeAt(start + 397, 4)).isInstanceOf(BufferUnderflowException.class);
        assertThatThrownBy(() -> in.takeAt(start + 400, 1)).isInstanceOf(BufferUnderflowException.class);
        assertThatThrownBy(() -> in.takeAt(start + 500, 1)).isInstanceOf(BufferUnderflowException.class);
        long offset = in.takeAt(start + 396, Integer.BYTES);
        assertThat(RawMemory.getInt(in.base(), offset)).isEqualTo(99);
    }

    @ParameterizedTest
    @EnumSource
    void skipsTextsThatAreInTheWindow(TestBuffers kind) {
        TestBuffer bytes = kind.make();
        bytes.out().writeInt(7).writeByte((byte) 3).write(new byte[3]).writeByte((byte) 1);
        if (bytes.in().skipText(4)) {
            assertThat(bytes.taken()).isEqualTo(8);
            assertThat(bytes.in().skipText(0)).isFalse();
            assertThat(bytes.taken()).isEqualTo(8);
        } else {
            assertThat(kind).isIn(TestBuffers.PIECES, TestBuffers.NATIVE_PIECES, TestBuffers.CHUNKS);
            assertThat(bytes.taken()).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource
    void findsTheEndsOfTextsThatAreInTheWindow(TestBuffers kind) {
        TestBuffer bytes = kind.make();
        bytes.out().writeInt(7).writeByte((byte) 3).write(new byte[3]).writeByte((byte) 1);
        long start = bytes.in().position();
        long behind = bytes.in().behindText(start + 4);
        if (behind != Input.NOTHING) {
            assertThat(behind).isEqualTo(start + 8);
        } else {
            assertThat(kind).isIn(TestBuffers.PIECES, TestBuffers.NATIVE_PIECES, TestBuffers.CHUNKS);
        }
        assertThat(bytes.in().behindText(start + 8)).isEqualTo(Input.NOTHING);
        assertThat(bytes.taken()).isZero();
    }

    @Test
    void findsTheEndOfNoTextThatIsNotWhole() {
        byte[] text = {9, 0, 3, 'a', 'b', 'c', 1};
        Input in = Input.of(text, 1, 5);
        assertThat(in.behindText(0)).isEqualTo(Input.NOTHING);
        assertThat(in.behindText(3)).isEqualTo(Input.NOTHING);
        assertThat(in.behindText(6)).isEqualTo(Input.NOTHING);
        assertThat(in.behindText(7)).isEqualTo(Input.NOTHING);
        assertThat(Input.of(new byte[] {(byte) 0x80, 0}).behindText(0)).isEqualTo(Input.NOTHING);
        assertThat(in.behindText(1)).isEqualTo(2);
        assertThat(in.behindText(2)).isEqualTo(6);
        in.skip(5);
        assertThat(in.behindText(2)).as("a position that has been passed").isEqualTo(6);
    }

    @Test
    void skipsNoIncompleteText() {
        byte[] text = {0, 3, 'a', 'b', 'c'};
        Input in = Input.of(text);
        assertThat(in.skipText(2)).isFalse();
        assertThat(in.skipText(5)).isFalse();
        assertThat(in.skipText(6)).isFalse();
        assertThat(Input.of(new byte[] {(byte) 0x80, 0}).skipText(0)).isFalse();
        assertThat(in.position()).isZero();
        assertThat(in.skipText(1)).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void allBytesCanBeExamined(TestBuffers kind) {
        TestBuffer bytes = kind.make();
        long start = bytes.out().position();
        bytes.out().writeLong(0x0807060504030201L).writeInt(0x0C0B0A09);
        RandomBytes written = bytes.out().written();
        bytes.in().readInt();
        RandomBytes readable = bytes.in().readable();
        for (int i = 0; i < 12; i++) {
            assertThat(written.byteAt(start + i)).isEqualTo((byte) (i + 1));
            assertThat(readable.byteAt(start + i)).isEqualTo((byte) (i + 1));
        }
        assertThat(bytes.size()).isEqualTo(12);
        assertThat(bytes.taken()).isEqualTo(4);
        assertThat(RandomBytes.of(new byte[] {7, 8}).byteAt(1)).isEqualTo((byte) 8);
    }

    @Test
    void anArrayGrowsWithWhatIsWritten() {
        ArrayTarget target = new ArrayTarget(0);
        Output out = target.output();
        for (int i = 0; i < 10_000; i++) {
            out.writeLong(i);
            assertThat(target.array().length).isBetween((i + 1) * 8, Math.max(64, 2 * (i + 1) * 8));
        }
        Input in = Input.of(target.array(), 0, (int) out.position());
        for (int i = 0; i < 10_000; i++) {
            assertThat(in.readLong()).isEqualTo(i);
        }
        assertThat(in.remaining()).isZero();
    }

    @Test
    void anArrayHasTheNeededCapacity() {
        for (int needed : new int[] {0, 1, 63, 64, 65, 1000, (1 << 22) - 1, 1 << 22, (1 << 22) + 1, 50_000_000}) {
            assertThat(ArrayTarget.capacityFor(needed)).isGreaterThanOrEqualTo(needed);
        }
        assertThat(ArrayTarget.capacityFor(65)).isEqualTo(128);
        assertThat(ArrayTarget.capacityFor((1 << 22) + 1)).isEqualTo(2 << 22);
        assertThat(ArrayTarget.capacityFor(ArrayTarget.LARGEST)).isEqualTo(ArrayTarget.LARGEST);
    }

    @Test
    void anArrayIsReused() {
        ArrayTarget target = new ArrayTarget(16);
        target.output().writeLong(7).writeLong(8);
        assertThat(target.array(100)).hasSizeGreaterThanOrEqualTo(100).startsWith(7, 0, 0, 0, 0, 0, 0, 0, 8);
        assertThat(target.output().position()).isEqualTo(16);
        Output out = target.restart(3);
        assertThat(out.position()).isZero();
        assertThatThrownBy(() -> out.writeInt(1))
                .isInstanceOf(BufferOverflowException.class)
                .hasMessage("4 bytes needed, 3 left");
        out.writeShort((short) 0x0909);
        assertThat(target.array()).startsWith(9, 9, 0, 0, 0, 0, 0, 0, 8);
    }

    @Test
    void nothingIsWrittenToAClosedOutput() {
        byte[] array = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
        Output out = Output.to(array, 1, 8);
        out.writeInt(0x55555555);
        out.close();
        assertThat(out.room()).isNegative();
        for (ThrowingCallable call : List.<ThrowingCallable>of(
                () -> out.writeByte((byte) 1),
                () -> out.reserve(0),
                () -> out.write(new byte[0]),
                () -> out.putInt(1, 9),
                () -> out.putInt(out.position(), 9),
                () -> out.rewind(1),
                () -> out.rewind(out.position()),
                () -> out.giveBack(4),
                out::remaining,
                out::written)) {
            assertThatThrownBy(call)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("this output is no longer in use: its message is complete, or has failed");
        }
        assertThat(array).containsExactly(1, 0x55, 0x55, 0x55, 0x55, 6, 7, 8, 9, 10);
    }

    @Test
    void nothingIsReadFromAClosedInput() {
        Input in = Input.of(new byte[] {1, 2, 3, 4, 5, 6, 7, 8}, 1, 6);
        in.readByte();
        in.close();
        assertThat(in.remaining()).isZero();
        assertThat(in.takeCounted()).isEqualTo(Input.NOTHING);
        assertThat(in.skipText(0)).isFalse();
        assertThat(in.behindText(0)).isEqualTo(Input.NOTHING);
        for (ThrowingCallable call : List.<ThrowingCallable>of(
                in::readByte,
                () -> in.take(0),
                () -> in.takeAt(0, 1),
                () -> in.takeAt(2, 1),
                () -> in.skip(0),
                () -> in.skip(1),
                () -> in.requireRemaining(1),
                () -> in.position(1),
                () -> in.position(in.position()),
                in::readable)) {
            assertThatThrownBy(call)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("this input is no longer in use: its message is complete, or has failed");
        }
    }

    @Test
    void closedOutputsAndInputsAreReusedWithAnotherWindow() {
        ArrayTarget target = new ArrayTarget(16);
        target.output().writeLong(7).close();
        assertThat(target.array(100)).hasSizeGreaterThanOrEqualTo(100).startsWith(7);
        assertThatThrownBy(() -> target.output().writeLong(8)).isInstanceOf(IllegalStateException.class);
        assertThat(target.restart(8).writeLong(9).position()).isEqualTo(8);
        assertThat(target.array()).startsWith(9);

        ArraySource source = new ArraySource();
        source.show(new byte[] {1, 2}, 0, 2).close();
        assertThat(source.show(new byte[] {3, 4}, 1, 1).readByte()).isEqualTo((byte) 4);
    }

    @Test
    void messagesNeverSayThatLessThanNothingIsLeft() {
        assertThat(new BufferFullException(5, -1)).hasMessage("5 bytes needed, 0 left");
        assertThat(new BytesRunOutException(5, -1)).hasMessage("5 bytes needed, 0 left");
    }
}
