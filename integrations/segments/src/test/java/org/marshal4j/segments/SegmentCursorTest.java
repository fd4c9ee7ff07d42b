package org.marshal4j.segments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.view.ViewCursor;

/** Messages one after another in every kind of segment, shown by one view. */
class SegmentCursorTest {
    private static final int OFFSET = 5;
    private static final int COUNT = 9;

    private final TradeView view = new TradeView();

    /** Returns a segment that ends with the messages. */
    private static MemorySegment written(Kind kind) {
        int size = OFFSET;
        for (int i = 0; i < COUNT; i++) {
            size += Trade.of(i, i).bytes().length;
        }
        MemorySegment segment = kind.of(size);
        SegmentOutput out = SegmentOutput.to(segment).position(OFFSET);
        for (int i = 0; i < COUNT; i++) {
            out.write(TradeMarshaller.INSTANCE, Trade.of(i, i));
        }
        return segment;
    }

    private static List<Long> ids(ViewCursor<TradeView> trades) {
        List<Long> ids = new ArrayList<>();
        while (trades.next()) {
            TradeView trade = trades.view();
            assertThat(trade.ticksLength()).isEqualTo((int) trade.id());
            assertThat(trade.symbolEquals("SYM" + trade.id())).isTrue();
            assertThat(trade.toObject()).isEqualTo(Trade.of(trade.id(), (int) trade.id()));
            ids.add(trade.id());
        }
        assertThat(trades.next()).isFalse();
        return ids;
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void goesToTheEndOfTheSegment(Kind kind) {
        MemorySegment segment = written(kind);
        assertThat(ids(ViewCursor.over(SegmentViews.wrap(view, segment, OFFSET))))
                .containsExactly(0L, 1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L);
        assertThat(ids(ViewCursor.over(SegmentViews.wrap(view, segment, segment.byteSize()))))
                .isEmpty();
        long second = OFFSET + Trade.of(0, 0).bytes().length;
        assertThat(ids(ViewCursor.over(SegmentViews.wrap(view, segment.asSlice(second)))))
                .hasSize(COUNT - 1);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void setsInEachMessage(Kind kind) {
        MemorySegment segment = written(kind);
        if (Reach.inPlace(segment) == Reach.COPY) {
            return;
        }
        ViewCursor<TradeView> trades = ViewCursor.over(SegmentViews.wrap(view, segment, OFFSET));
        while (trades.next()) {
            view.price(view.id() + 0.5);
        }
        SegmentInput in = SegmentInput.of(segment.asSlice(OFFSET));
        for (int i = 0; i < COUNT; i++) {
            assertThat(in.read(TradeMarshaller.INSTANCE).price).isEqualTo(i + 0.5);
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void stopsWhereTheLastMessageIsCutOff(Kind kind) {
        MemorySegment segment = written(kind);
        MemorySegment cut = segment.asSlice(0, segment.byteSize() - 1);
        ViewCursor<TradeView> trades = ViewCursor.over(SegmentViews.wrap(view, cut, OFFSET));
        for (int i = 0; i < COUNT; i++) {
            assertThat(trades.next()).isTrue();
        }
        assertThatExceptionOfType(MarshalException.class)
                .isThrownBy(trades::next)
                .extracting(MarshalException::code)
                .isEqualTo("MARSHAL203");
        assertThat(view.id()).isEqualTo(COUNT - 1);
    }
}
