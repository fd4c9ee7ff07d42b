package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.runtime.TestBuffers;

class VersionedBlocksTest {

    @ParameterizedTest
    @EnumSource(TestBuffers.class)
    void theLengthIsFilledInWhenTheBlockEnds(TestBuffers kind) {
        TestBuffer bytes = kind.make();
        bytes.out().write(new byte[] {9});
        long outer = VersionedBlocks.begin(bytes.out());
        long inner = VersionedBlocks.begin(bytes.out());
        bytes.out().write(new byte[] {1, 2, 3});
        VersionedBlocks.end(inner, bytes.out());
        VersionedBlocks.write(7, bytes.out());
        VersionedBlocks.end(outer, bytes.out());
        VersionedBlocks.writeNull(bytes.out());

        byte[] written = new byte[20];
        bytes.in().read(written);
        assertThat(written).containsExactly(9, 11, 0, 0, 0, 3, 0, 0, 0, 1, 2, 3, 7, 0, 0, 0, -1, -1, -1, -1);
    }

    @ParameterizedTest
    @EnumSource(TestBuffers.class)
    void readingContinuesWhereTheBlockEnds(TestBuffers kind) {
        TestBuffer bytes = kind.make();
        bytes.out().write(new byte[] {5, 0, 0, 0, 1, 2, 3, 4, 5, -1, -1, -1, -1, 0, 0, 0, 0, 6});

        assertThat(VersionedBlocks.isNull(bytes.in())).isFalse();
        long behind = VersionedBlocks.enter(bytes.in());
        assertThat(behind).isEqualTo(bytes.in().remaining() - 5);
        assertThat(VersionedBlocks.goesOn(behind, bytes.in())).isTrue();
        assertThat(next(bytes)).isEqualTo((byte) 1);
        VersionedBlocks.leave(behind, bytes.in());
        assertThat(VersionedBlocks.isNull(bytes.in())).isTrue();
        long empty = VersionedBlocks.enter(bytes.in());
        assertThat(VersionedBlocks.goesOn(empty, bytes.in())).isFalse();
        VersionedBlocks.leave(empty, bytes.in());
        assertThat(next(bytes)).isEqualTo((byte) 6);
    }

    private static byte next(TestBuffer bytes) {
        return bytes.in().readByte();
    }

    @ParameterizedTest
    @EnumSource(TestBuffers.class)
    void impossibleLengthsAreRefused(TestBuffers kind) {
        refused(kind, "MARSHAL206", -1, -1, -1, -1);
        refused(kind, "MARSHAL205", -2, -1, -1, -1);
        refused(kind, "MARSHAL203", 1, 0, 0, 0);
        refused(kind, "MARSHAL203", -1, -1, -1, 127, 0, 0);
    }

    private static void refused(TestBuffers kind, String code, int... message) {
        TestBuffer bytes = kind.make();
        for (int b : message) {
            bytes.out().write(new byte[] {(byte) b});
        }
        assertThatThrownBy(() -> VersionedBlocks.enter(bytes.in()))
                .isInstanceOfSatisfying(
                        MarshalException.class, e -> assertThat(e.code()).isEqualTo(code));
    }

    @ParameterizedTest
    @EnumSource(TestBuffers.class)
    void readingBeyondTheBlockIsRefused(TestBuffers kind) {
        TestBuffer bytes = kind.make();
        bytes.out().write(new byte[] {1, 0, 0, 0, 1, 2, 3});
        long behind = VersionedBlocks.enter(bytes.in());
        bytes.in().skip(3);
        assertThat(VersionedBlocks.goesOn(behind, bytes.in())).isFalse();
        assertThatThrownBy(() -> VersionedBlocks.leave(behind, bytes.in()))
                .isInstanceOfSatisfying(
                        MarshalException.class, e -> assertThat(e.code()).isEqualTo("MARSHAL203"))
                .hasMessageContaining("the versioned block ends 2 bytes before its fields do");
    }
}
