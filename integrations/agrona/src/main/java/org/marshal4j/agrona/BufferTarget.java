package org.marshal4j.agrona;

import java.nio.BufferOverflowException;
import org.agrona.MutableDirectBuffer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.OutputTarget;
import org.marshal4j.runtime.OutputWindow;

/**
 * Lets an output write into a buffer in place; an expandable buffer grows. Reused for each message, by one thread at a
 * time.
 */
final class BufferTarget extends OutputTarget {
    private final Output output = new Output(this);
    private final Place place;
    private @Nullable MutableDirectBuffer buffer;
    private int start;

    BufferTarget(Place place) {
        this.place = place;
    }

    /** Returns the output for a message at an index of the buffer, whose place has been found before. */
    Output begin(MutableDirectBuffer into, int index) {
        buffer = into;
        start = index;
        show(into, 0);
        return output;
    }

    /**
     * Closes the output when the message is complete or has failed, so that nobody who kept it can use it.
     * Lets go of the buffer.
     */
    void end() {
        output.close();
        buffer = null;
        if (place.letGo()) {
            output.window(null, 0, 0, -1, 0);
        }
    }

    private void show(MutableDirectBuffer shown, long position) {
        long origin = place.offset(start);
        output.window(place.base(), origin, origin + position, place.offset(shown.capacity()), origin);
    }

    @Override
    protected void makeRoom(OutputWindow out, int size) {
        long position = out.position();
        long limit = start + position + size;
        MutableDirectBuffer grown = buffer;
        if (grown == null || !grown.isExpandable() || limit > Integer.MAX_VALUE) {
            throw new BufferOverflowException();
        }
        try {
            grown.checkLimit((int) limit);
        } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
            // The buffer has grown as far as it can.
            BufferOverflowException full = new BufferOverflowException();
            full.initCause(e);
            throw full;
        }
        place.find(grown);
        show(grown, position);
    }

    @Override
    protected long remainingBehind(OutputWindow out) {
        return buffer != null && buffer.isExpandable() ? Integer.MAX_VALUE - (long) buffer.capacity() : 0;
    }
}
