package org.marshal4j.segments;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.MarshalException;

/**
 * Views of truncated and changed messages in a part of each kind of segment: each method says the same as over an
 * array, or refuses, and nothing around the message is changed.
 */
class HostileSegmentViewsTest {
    private static final int GUARDS = 24;
    private static final int CHANGES = 16;

    private static final List<Function<TradeView, Object>> READING = List.of(
            TradeView::id,
            TradeView::price,
            TradeView::isBuy,
            TradeView::venue,
            TradeView::symbol,
            view -> view.symbolEquals("SYM7"),
            TradeView::symbolHash,
            view -> appended(view::symbolInto),
            TradeView::note,
            view -> view.noteEquals("x"),
            TradeView::noteHash,
            view -> appended(view::noteInto),
            view -> Arrays.toString(view.ticks()),
            TradeView::ticksLength,
            view -> view.ticks(2),
            view -> Arrays.toString(view.flags()),
            TradeView::flagsLength,
            view -> view.flags(1),
            TradeView::size,
            TradeView::hashCode,
            TradeView::toObject);

    private static final List<Consumer<TradeView>> SETTING = List.of(
            view -> view.id(-1),
            view -> view.price(-1),
            view -> view.isBuy(true),
            view -> view.venue((short) -1),
            view -> view.ticks(0, -1),
            view -> view.ticks(2, -1),
            view -> view.flags(0, true),
            view -> view.flags(2, true));

    private final byte[] valid = Trade.of(7, 3).bytes();

    private static String appended(Consumer<StringBuilder> into) {
        StringBuilder text = new StringBuilder();
        into.accept(text);
        return text.toString();
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void cutAnywhere(Kind kind) {
        for (int length = 0; length < valid.length; length += 7) {
            check(kind, Arrays.copyOf(valid, length));
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void changedAnywhere(Kind kind) {
        Random random = new Random(7);
        for (int i = 0; i < CHANGES; i++) {
            byte[] changed = valid.clone();
            changed[random.nextInt(changed.length)] = (byte) random.nextInt();
            check(kind, changed);
        }
    }

    private static void check(Kind kind, byte[] message) {
        byte[] all = new byte[message.length + 2 * GUARDS];
        Arrays.fill(all, (byte) 0x41);
        System.arraycopy(message, 0, all, GUARDS, message.length);
        MemorySegment segment = kind.of(all.length);
        MemorySegment.copy(all, 0, segment, ValueLayout.JAVA_BYTE, 0, all.length);
        TradeView view = SegmentViews.wrap(new TradeView(), segment.asSlice(GUARDS, message.length));
        TradeView plain = new TradeView().wrap(message);
        for (Function<TradeView, Object> method : READING) {
            assertThat(outcome(method, view)).isEqualTo(outcome(method, plain));
        }
        assertThat(segment.toArray(ValueLayout.JAVA_BYTE)).isEqualTo(all);
        boolean isCopied = Reach.inPlace(segment) == Reach.COPY;
        for (Consumer<TradeView> setter : SETTING) {
            Object refused = outcome(asFunction(setter), view);
            if (isCopied) {
                assertThat(refused).isNotNull();
            } else {
                assertThat(refused).isEqualTo(outcome(asFunction(setter), plain));
            }
        }
        if (!isCopied) {
            System.arraycopy(message, 0, all, GUARDS, message.length);
        }
        assertThat(segment.toArray(ValueLayout.JAVA_BYTE)).isEqualTo(all);
    }

    private static Function<TradeView, Object> asFunction(Consumer<TradeView> setter) {
        return view -> {
            setter.accept(view);
            return null;
        };
    }

    /** Returns what the method returns, or how it refuses. */
    private static Object outcome(Function<TradeView, Object> method, TradeView view) {
        try {
            return method.apply(view);
        } catch (MarshalException e) {
            return e.code();
        } catch (IndexOutOfBoundsException e) {
            return IndexOutOfBoundsException.class;
        }
    }
}
