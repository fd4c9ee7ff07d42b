package org.marshal4j.runtime.convert.run;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.convert.value.ConvertedObjects;
import org.marshal4j.runtime.convert.value.SharedObjects;
import org.marshal4j.runtime.generated.value.Checks;

/** The state of a conversion while it runs. Reused; belongs to one thread at a time. */
public final class Run {
    private static final int FIRST_PLACES = 64;

    /** More places than this are left to the garbage collector. */
    private static final int KEPT_PLACES = 1 << 12;

    /** The owner of states that nobody owns. */
    static final long NOBODY = 0;

    /** The thread that owns the state permanently. Final, so that another thread that finds the state sees it. */
    final long owner;

    boolean inUse;

    /** The number of objects, and of dynamic lists and maps, around the current value. */
    public int depth;
    /** Where values start, for each object that is being converted: a part of the array from {@link #frame} on. */
    long[] places = new long[FIRST_PLACES];
    /** Where the places of the current object begin. */
    public int frame;
    /** What to add to an offset in the memory of the input to get a position. */
    public long origin;
    /** The text that was read last: its bytes are in {@link #textBase}. */
    @Nullable
    Object textBase;

    long textAt;
    int textSize;

    private int used;
    private final ConvertedObjects objects = new ConvertedObjects();
    private @Nullable SharedObjects shared;
    private final Deque<String> path = new ArrayDeque<>();
    private long failedAt = -1;

    Run(long owner) {
        this.owner = owner;
    }

    /** Starts again at a position. */
    void start(long position) {
        inUse = true;
        depth = 0;
        frame = 0;
        used = 0;
        if (failedAt >= 0) {
            failedAt = -1;
        }
        if (!path.isEmpty()) {
            path.clear();
        }
        objects.start(position);
    }

    /** Forgets what it must not keep from the garbage collector. */
    void end() {
        inUse = false;
        if (textBase != null) {
            textBase = null;
        }
        if (shared != null) {
            shared.clear();
        }
        if (places.length > KEPT_PLACES) {
            places = new long[FIRST_PLACES];
        }
    }

    /**
     * Enters an object.
     *
     * @param leadsDeeper whether it can contain others
     * @throws org.marshal4j.runtime.MarshalException MARSHAL207 if it is nested too deep
     */
    public void enter(boolean leadsDeeper) {
        if (leadsDeeper && depth > Checks.MAX_DEPTH) {
            Checks.depth(depth);
        }
        depth++;
    }

    /** The shared objects of the message. */
    SharedObjects shared() {
        SharedObjects known = shared;
        if (known == null) {
            known = new SharedObjects();
            shared = known;
        }
        return known;
    }

    /** Passes a message again from its start. */
    void again(long start) {
        objects.start(start);
    }

    /** Counts an object that has no bytes, at a position (MARSHAL207 if there are too many). */
    public void countWithoutBytes(long position) {
        objects.count(position);
    }

    /** Makes room for the places of an object, and returns the index of the first. */
    public int push(int count) {
        int first = used;
        used += count;
        if (used > places.length) {
            places = Arrays.copyOf(places, Math.max(used, 2 * places.length));
        }
        return first;
    }

    /** Gives back the room of the object that was entered last. */
    public void pop(int first, int outerFrame) {
        used = first;
        frame = outerFrame;
        depth--;
    }

    /** Returns the position of a place of the current object. */
    public long place(int index) {
        return places[frame + index];
    }

    /** Keeps a position. */
    public void place(int index, long position) {
        places[frame + index] = position;
    }

    /**
     * Returns the same failure, after it has passed a part of the path, such as {@code legs} or {@code [3]}.
     *
     * @param position where a failure is that has not passed any part of the path yet
     */
    public RuntimeException failed(RuntimeException failure, String name, long position) {
        if (failedAt < 0) {
            failedAt = position;
        }
        if (!name.isEmpty()) {
            path.push(name);
        }
        return failure;
    }

    /** After a failure in a copy of a value, whose positions say nothing: it is where the value itself is. */
    void failedInCopy() {
        failedAt = -1;
    }

    /** After a failure: the path to the value. */
    public String path() {
        StringBuilder text = new StringBuilder();
        for (String name : path) {
            text.append(text.length() == 0 || name.startsWith("[") || name.startsWith(".") ? "" : ".")
                    .append(name);
        }
        return text.toString();
    }

    /**
     * After a failure: the position behind the value that was refused.
     *
     * @param position where the input is
     */
    public long failedAt(long position) {
        return failedAt < 0 ? position : failedAt;
    }
}
