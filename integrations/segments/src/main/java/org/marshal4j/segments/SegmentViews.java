package org.marshal4j.segments;

import java.lang.foreign.MemorySegment;
import java.util.Objects;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.view.MessageView;
import org.marshal4j.runtime.view.ViewInputs;

/**
 * Views over memory segments: native and mapped ones of any size, and arrays on the heap. What is set goes into the segment, unless it is
 * read-only. A segment of an array of other elements than bytes is read by copying, and nothing in it can be set. Nothing is allocated when a
 * view goes on to another place of the segment that it stands over.
 *
 * <p><b>Arenas.</b> Each method of the view asks first whether the arena is open, and open to this thread: otherwise it throws an {@link
 * IllegalStateException} or a {@link WrongThreadException}. A shared arena must not be closed by another thread while a method of the view
 * runs: with Unsafe that may crash the JVM. Stateless and thread-safe, as far as views and segments are.
 */
public final class SegmentViews {
    private SegmentViews() {}

    /**
     * Shows the message that a segment begins with.
     *
     * @return the view
     * @throws IllegalStateException if the arena is closed
     * @throws WrongThreadException if the arena is confined to another thread
     */
    public static <V extends MessageView<?, V>> V wrap(V view, MemorySegment segment) {
        return wrap(view, segment, 0);
    }

    /**
     * Shows the message that begins at an offset in a segment, and ends at its end or before.
     *
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
        return view.wrap(source.at(offset));
    }
}
