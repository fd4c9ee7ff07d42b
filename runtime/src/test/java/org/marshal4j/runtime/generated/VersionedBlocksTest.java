package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.HexDumpBytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.Buffers;
import org.marshal4j.runtime.problem.MarshalException;

class VersionedBlocksTest {

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void theCountIsPutInWhenTheFrameEnds(Buffers kind) {
        Bytes<?> bytes = kind.make();
        bytes.write(new byte[] {9});
        long outer = VersionedBlocks.begin("outer", bytes);
        long inner = VersionedBlocks.begin("inner", bytes);
        bytes.write(new byte[] {1, 2, 3});
        VersionedBlocks.end(inner, bytes);
        VersionedBlocks.write("fixed", 7, bytes);
        VersionedBlocks.end(outer, bytes);
        VersionedBlocks.writeNull("null", bytes);

        byte[] written = new byte[20];
        bytes.read(written);
        assertThat(written).containsExactly(9, 11, 0, 0, 0, 3, 0, 0, 0, 1, 2, 3, 7, 0, 0, 0, -1, -1, -1, -1);
        bytes.releaseLast();
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void aFrameIsLeftWhereItEnds(Buffers kind) {
        Bytes<?> bytes = kind.make();
        bytes.write(new byte[] {5, 0, 0, 0, 1, 2, 3, 4, 5, -1, -1, -1, -1, 0, 0, 0, 0, 6});

        assertThat(VersionedBlocks.isNull(bytes)).isFalse();
        long behind = VersionedBlocks.enter(bytes);
        assertThat(behind).isEqualTo(bytes.readRemaining() - 5);
        assertThat(VersionedBlocks.goesOn(behind, bytes)).isTrue();
        assertThat(next(bytes)).isEqualTo((byte) 1);
        VersionedBlocks.leave(behind, bytes);
        assertThat(VersionedBlocks.isNull(bytes)).isTrue();
        long empty = VersionedBlocks.enter(bytes);
        assertThat(VersionedBlocks.goesOn(empty, bytes)).isFalse();
        VersionedBlocks.leave(empty, bytes);
        assertThat(next(bytes)).isEqualTo((byte) 6);
        bytes.releaseLast();
    }

    /** As it stands there: a guarded buffer would look for a tag. */
    private static byte next(Bytes<?> bytes) {
        byte[] one = new byte[1];
        bytes.read(one);
        return one[0];
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void countsThatCannotBeAreRefused(Buffers kind) {
        refused(kind, "MARSHAL206", -1, -1, -1, -1);
        refused(kind, "MARSHAL205", -2, -1, -1, -1);
        refused(kind, "MARSHAL203", 1, 0, 0, 0);
        refused(kind, "MARSHAL203", -1, -1, -1, 127, 0, 0);
    }

    private static void refused(Buffers kind, String code, int... message) {
        Bytes<?> bytes = kind.make();
        for (int b : message) {
            bytes.write(new byte[] {(byte) b});
        }
        assertThatThrownBy(() -> VersionedBlocks.enter(bytes))
                .isInstanceOfSatisfying(
                        MarshalException.class, e -> assertThat(e.code()).isEqualTo(code));
        bytes.releaseLast();
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void noMoreThanAFrameIsRead(Buffers kind) {
        Bytes<?> bytes = kind.make();
        bytes.write(new byte[] {1, 0, 0, 0, 1, 2, 3});
        long behind = VersionedBlocks.enter(bytes);
        bytes.readSkip(3);
        assertThat(VersionedBlocks.goesOn(behind, bytes)).isFalse();
        assertThatThrownBy(() -> VersionedBlocks.leave(behind, bytes))
                .isInstanceOfSatisfying(
                        MarshalException.class, e -> assertThat(e.code()).isEqualTo("MARSHAL203"))
                .hasMessageContaining("the versioned block ends 2 bytes before its fields do");
        bytes.releaseLast();
    }

    @Test
    void aHexDumpShowsTheCount() {
        Bytes<?> bytes = new HexDumpBytes();
        long frame = VersionedBlocks.begin("Quote", bytes);
        bytes.write(new byte[] {1, 2});
        VersionedBlocks.end(frame, bytes);
        assertThat(bytes.toHexString())
                .startsWith("02 00 00 00")
                .contains("# Quote")
                .contains("01 02");
        bytes.releaseLast();
    }
}
