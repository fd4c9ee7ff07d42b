package org.marshal4j.segments;

import java.lang.foreign.MemorySegment;
import java.util.Objects;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.view.MessageView;
import org.marshal4j.runtime.view.ViewInputs;

/**
 * Wraps views around memory segments: native and mapped ones of any size, and arrays on the heap.
 *
 * <pre>{@code
 * QuoteView view = SegmentViews.wrap(new QuoteView(), segment);
 * double bid = view.bid();
 * }</pre>
 *
 * <p>Setters change the segment, unless it is read-only. If a segment is an array of elements other than bytes, it is
 * copied, and nothing in it can be set. Moving a view to another place in the same segment allocates nothing.
 *
 * <p><b>Arenas.</b> Each method of the view first checks that the arena is open and accessible to this thread. If
 * not, it throws an {@link IllegalStateException} or a {@link WrongThreadException}. Another thread must not close a
 * shared arena while a method of the view runs; with Unsafe that could crash the JVM. Stateless, and as thread-safe
 * as the views and segments are.
 */
public final class SegmentViews {
    private SegmentViews() {}

    /**
     * Wraps a view around the message at the start of a segment.
     *
     * @param <V> the class of the view
     * @param view the view
     * @param segment the segment
     * @return the view
     * @throws IllegalStateException if the arena is closed
     * @throws WrongThreadException if the arena is confined to another thread
     */
    public static <V extends MessageView<?, V>> V wrap(V view, MemorySegment segment) {
        return wrap(view, segment, 0);
    }

    /**
     * Wraps a view around the message at an offset in a segment.
     *
     * @param <V> the class of the view
     * @param view the view
     * @param segment the segment
     * @param offset where the message starts
     * @return the view
     * @throws IndexOutOfBoundsException if the segment ends before that
     * @throws IllegalStateException if the arena is closed
     * @throws WrongThreadException if the arena is confined to another thread
     */
    public static <V extends MessageView<?, V>> V wrap(V view, MemorySegment segment, long offset) {
        Objects.checkIndex(offset, segment.byteSize() + 1);
        Liveness.require(segment);
        Input last = ViewInputs.last(view);
        ViewedSegment source = last != null && last.source() instanceof ViewedSegment known && known.isOver(segment)
                ? known
                : new ViewedSegment(segment);
        return ViewInputs.wrap(view, source.at(offset));
    }
}
