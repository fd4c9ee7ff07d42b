package org.marshal4j.runtime.view;

import org.marshal4j.runtime.memory.AtomicMemory;

/**
 * An {@code int} field of a view, in memory that several threads or processes use at once. The methods are those of {@link
 * java.util.concurrent.atomic.AtomicInteger}. It goes with its view to each message that is wrapped, and belongs, like that, to one thread at a
 * time: others have views of their own over the same bytes.
 *
 * <p>Each method throws a {@link org.marshal4j.runtime.problem.MarshalException} MARSHAL244 if the address of the field is no multiple of 4,
 * MARSHAL245 if the memory cannot be used by several at once, MARSHAL241 if it must not be set, and what the field's own methods throw.
 */
public final class AtomicIntField {
    private final SectionedView view;
    private final String name;
    private final int section;
    private final int offset;

    /**
     * For generated views.
     *
     * @param section the section that the field is in
     * @param offset bytes from the beginning of the section
     */
    public AtomicIntField(SectionedView view, String name, int section, int offset) {
        this.view = view;
        this.name = name;
        this.section = section;
        this.offset = offset;
    }

    private long place(boolean forSetting) {
        return view.atomicAt(name, section, offset, Integer.BYTES, forSetting);
    }

    /** Reads it, and sees all that was stored before the value by who has set it here. */
    public int get() {
        try {
            long place = place(false);
            return AtomicMemory.getIntVolatile(view.memoryBase(), place);
        } finally {
            view.keepMemory();
        }
    }

    /** Sets it, so that {@link #get} sees it at once, and all that was stored before. */
    public void set(int value) {
        try {
            long place = place(true);
            AtomicMemory.putIntVolatile(view.memoryBase(), place, value);
        } finally {
            view.keepMemory();
        }
    }

    /** Sets it, so that who sees it by {@link #get} sees all that was stored before; cheaper than {@link #set}. */
    public void setRelease(int value) {
        try {
            long place = place(true);
            AtomicMemory.putIntRelease(view.memoryBase(), place, value);
        } finally {
            view.keepMemory();
        }
    }

    /** Sets it if it is what is expected; returns whether it was. */
    public boolean compareAndSet(int expected, int value) {
        try {
            long place = place(true);
            return AtomicMemory.compareAndSetInt(view.memoryBase(), place, expected, value);
        } finally {
            view.keepMemory();
        }
    }

    /** Adds to it; returns what it is then. */
    public int addAndGet(int delta) {
        try {
            long place = place(true);
            return AtomicMemory.getAndAddInt(view.memoryBase(), place, delta) + delta;
        } finally {
            view.keepMemory();
        }
    }
}
