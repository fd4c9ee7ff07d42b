package org.marshal4j.plain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.dto.Identified_NumbersView;
import org.marshal4j.runtime.Input;
import org.marshal4j.segments.SegmentViews;

/** Views look at the schema id of a message in a segment when they wrap it, and only while its arena is open. */
class IdentifiedSegmentsTest {
    /** The number 7 and zeros, with the id of today's schema. */
    private static final byte[] TODAY = HexFormat.of().parseHex("c1e18e00" + "0700000000000000" + "00".repeat(12));

    /** The numbers 7 and -2, of a former schema. */
    private static final byte[] FORMER = HexFormat.of().parseHex("30696c0f" + "0700000000000000" + "feff");

    private final Identified_NumbersView view = new Identified_NumbersView();

    /** JUnit would close arenas. */
    static Stream<Supplier<Arena>> arenas() {
        return Stream.of(Arena::ofConfined, Arena::ofShared);
    }

    private static MemorySegment segment(Arena arena) {
        MemorySegment segment = arena.allocate(TODAY.length + FORMER.length);
        MemorySegment.copy(TODAY, 0, segment, ValueLayout.JAVA_BYTE, 0, TODAY.length);
        MemorySegment.copy(FORMER, 0, segment, ValueLayout.JAVA_BYTE, TODAY.length, FORMER.length);
        return segment;
    }

    @ParameterizedTest
    @MethodSource("arenas")
    void showsTodaysMessagesAlone(Supplier<Arena> kind) {
        Arena arena = kind.get();
        MemorySegment segment = segment(arena);
        assertThat(SegmentViews.wrap(view, segment).first()).isEqualTo(7);
        view.first(8);
        assertThat(segment.get(ValueLayout.JAVA_BYTE, 4)).isEqualTo((byte) 8);
        assertThatThrownBy(() -> SegmentViews.wrap(view, segment, TODAY.length)).hasMessageContaining("[MARSHAL234]");
        assertThatThrownBy(view::first).hasMessageContaining("[MARSHAL240]");
        byte[] former = segment.asSlice(TODAY.length).toArray(ValueLayout.JAVA_BYTE);
        assertThat(view.wrapConverted(Input.of(former)).second()).isEqualTo(-2);
        arena.close();
        assertThat(view.first()).isEqualTo(7);
        assertThatIllegalStateException().isThrownBy(() -> SegmentViews.wrap(view, segment));
    }

    @ParameterizedTest
    @MethodSource("arenas")
    void looksAtNoBufferOfAClosedArena(Supplier<Arena> kind) {
        Arena arena = kind.get();
        ByteBuffer buffer = segment(arena).asByteBuffer();
        assertThat(view.wrap(buffer).first()).isEqualTo(7);
        arena.close();
        assertThatIllegalStateException().isThrownBy(() -> view.wrap(buffer));
        assertThatThrownBy(view::first).hasMessageContaining("[MARSHAL240]");
    }
}
