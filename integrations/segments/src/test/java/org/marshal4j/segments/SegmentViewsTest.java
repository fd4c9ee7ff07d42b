package org.marshal4j.segments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.concurrent.FutureTask;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.memory.MemoryAccess;

/** Uses views over every kind of segment: setters change the segment or are refused. */
class SegmentViewsTest {
    private final Trade trade = Trade.of(7, 3);
    private final byte[] bytes = trade.bytes();
    private final TradeView view = new TradeView();

    private MemorySegment written(MemorySegment segment, long offset) {
        SegmentOutput.to(segment).position(offset).write(TradeMarshaller.INSTANCE, trade);
        return segment;
    }

    private Trade read(MemorySegment segment, long offset) {
        return SegmentInput.of(segment.asSlice(offset)).read(TradeMarshaller.INSTANCE);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void viewsEveryKindOfSegment(Kind kind) {
        MemorySegment segment = written(kind.of(bytes.length + 11), 11);
        SegmentViews.wrap(view, segment, 11);
        assertThat(view.id()).isEqualTo(7);
        assertThat(view.symbolEquals("SYM7")).isTrue();
        assertThat(view.ticks(2)).isEqualTo(14);
        assertThat(view.size()).isEqualTo(bytes.length);
        assertThat(view.toObject()).isEqualTo(trade);
        assertThat(view).isEqualTo(new TradeView().wrap(bytes)).hasSameHashCodeAs(new TradeView().wrap(bytes));
        if (Reach.inPlace(segment) == Reach.COPY) {
            refused("MARSHAL241", () -> view.id(8));
            refused("MARSHAL241", () -> view.ticks(2, 8));
            refused("MARSHAL245", () -> view.idAtomic().get());
            assertThat(read(segment, 11)).isEqualTo(trade);
        } else {
            view.id(8);
            view.ticks(2, 9);
            assertThat(read(segment, 11).id).isEqualTo(8);
            assertThat(read(segment, 11).ticks).containsExactly(0, 7, 9);
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void seesWhatIsWrittenMeanwhile(Kind kind) {
        MemorySegment segment = written(kind.of(bytes.length), 0);
        SegmentViews.wrap(view, segment);
        assertThat(view.id()).isEqualTo(7);
        trade.id = 70;
        written(segment, 0);
        assertThat(view.id()).isEqualTo(70);
    }

    @Test
    void movesWithinTheSameSegment() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment segment = written(arena.allocate(2L * bytes.length), 0);
            trade.id = 9;
            written(segment, bytes.length);
            assertThat(SegmentViews.wrap(view, segment, bytes.length).id()).isEqualTo(9);
            assertThat(SegmentViews.wrap(view, segment).id()).isEqualTo(7);
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> SegmentViews.wrap(view, segment, 2L * bytes.length + 1));
            assertThat(view.id()).isEqualTo(7);
        }
    }

    @Test
    void refusesReadOnlySegments() {
        MemorySegment segment = written(Arena.ofAuto().allocate(bytes.length, 8), 0);
        SegmentViews.wrap(view, segment.asReadOnly());
        refused("MARSHAL241", () -> view.id(8));
        refused("MARSHAL241", () -> view.idAtomic().set(8));
        assertThat(view.idAtomic().get()).isEqualTo(7);
        assertThat(read(segment, 0)).isEqualTo(trade);
    }

    @Test
    void endsWithTheSegment() {
        MemorySegment segment = written(Arena.ofAuto().allocate(bytes.length), 0);
        SegmentViews.wrap(view, segment.asSlice(0, bytes.length - 1));
        assertThat(view.id()).isEqualTo(7);
        refused("MARSHAL203", view::flags);
        refused("MARSHAL203", view::size);
    }

    @Test
    void saysThatTheArenaIsClosed() {
        for (Arena arena : Arrays.asList(Arena.ofConfined(), Arena.ofShared())) {
            MemorySegment segment = written(arena.allocate(bytes.length, 8), 0);
            SegmentViews.wrap(view, segment);
            TradeView overBuffer = new TradeView().wrap(segment.asByteBuffer());
            arena.close();
            assertThatIllegalStateException().isThrownBy(view::id);
            assertThatIllegalStateException().isThrownBy(() -> view.id(8));
            assertThatIllegalStateException().isThrownBy(() -> view.idAtomic().get());
            assertThatIllegalStateException().isThrownBy(view::symbol);
            assertThatIllegalStateException().isThrownBy(view::toObject);
            assertThatIllegalStateException().isThrownBy(() -> SegmentViews.wrap(view, segment));
            assertThatIllegalStateException().isThrownBy(overBuffer::id);
            assertThatIllegalStateException().isThrownBy(() -> overBuffer.id(8));
        }
    }

    @Test
    void leavesConfinedSegmentsToTheirThreads() throws Exception {
        try (Arena arena = Arena.ofConfined()) {
            SegmentViews.wrap(view, written(arena.allocate(bytes.length), 0));
            FutureTask<Void> other = new FutureTask<>(
                    () -> assertThatExceptionOfType(WrongThreadException.class).isThrownBy(view::id), null);
            Thread thread = new Thread(other);
            thread.start();
            other.get();
            assertThat(view.id()).isEqualTo(7);
        }
    }

    @Test
    void isAtomicIfAligned() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment segment = written(arena.allocate(bytes.length + 8L, 8), 8);
            SegmentViews.wrap(view, segment, 8);
            assertThat(view.idAtomic().compareAndSet(7, 8)).isTrue();
            assertThat(view.idAtomic().compareAndSet(7, 9)).isFalse();
            assertThat(view.idAtomic().addAndGet(4)).isEqualTo(12);
            view.idAtomic().setRelease(13);
            assertThat(view.idAtomic().get()).isEqualTo(13);
            assertThat(read(segment, 8).id).isEqualTo(13);
            written(segment, 5);
            SegmentViews.wrap(view, segment, 5);
            assertThatExceptionOfType(MarshalException.class)
                    .isThrownBy(() -> view.idAtomic().get())
                    .withMessageContaining("MARSHAL244")
                    .withMessageContaining("id")
                    .withMessageContaining("offset 0");
        }
    }

    @Test
    void saysWhereArraysAreNotAtomic() {
        SegmentViews.wrap(view, written(Kind.BYTES.of(bytes.length), 0));
        if (MemoryAccess.inUse() == MemoryAccess.VAR_HANDLES) {
            refused("MARSHAL245", () -> view.idAtomic().set(1));
            assertThat(view.id()).isEqualTo(7);
        } else {
            SegmentViews.wrap(view, written(Kind.PART_OF_BYTES.of(bytes.length), 0));
            refused("MARSHAL244", () -> view.idAtomic().set(1));
        }
    }

    private static void refused(String code, ThrowingCallable call) {
        assertThatExceptionOfType(MarshalException.class)
                .isThrownBy(call)
                .extracting(MarshalException::code)
                .isEqualTo(code);
    }
}
