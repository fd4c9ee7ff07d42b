package org.marshal4j.runtime.view;

import org.marshal4j.runtime.memory.AtomicMemory;

/**
 * An {@code int} field of a view whose memory several threads or processes use at once, with the methods of {@link
 * java.util.concurrent.atomic.AtomicInteger}. It follows its view to each message that the view wraps. Only one thread
 * may use a view and its fields at a time; give other threads views of their own over the same bytes.
 *
 * <p>Each method throws a {@link org.marshal4j.runtime.MarshalException}: MARSHAL244 if the address of the
 * field is not a multiple of 4, MARSHAL245 if the memory cannot be shared, MARSHAL241 if the field cannot be set, and
 * whatever reading the field throws.
 */
public final class AtomicIntField {
    private final SectionedView view;
    private final String name;
    private final int section;
    private final int offset;

    /**
     * For generated views.
     *
     * @param view the view
     * @param name the name of the field
     * @param section the section that contains the field
     * @param offset the field's offset in that section, in bytes
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

    /**
     * Reads the value with the memory effects of a volatile read.
     *
     * @return the value
     */
    public int get() {
        try {
            long place = place(false);
            return AtomicMemory.getIntVolatile(view.memoryBase(), place);
        } finally {
            view.keepMemory();
        }
    }

    /**
     * Sets the value with the memory effects of a volatile write.
     *
     * @param value the value
     */
    public void set(int value) {
        try {
            long place = place(true);
            AtomicMemory.putIntVolatile(view.memoryBase(), place, value);
        } finally {
            view.keepMemory();
        }
    }

    /**
     * Sets the value with release semantics: a thread that reads it with {@link #get} also sees everything stored
     * before. Cheaper than {@link #set}.
     *
     * @param value the value
     */
    public void setRelease(int value) {
        try {
            long place = place(true);
            AtomicMemory.putIntRelease(view.memoryBase(), place, value);
        } finally {
            view.keepMemory();
        }
    }

    /**
     * Sets the value if the current one is as expected, atomically.
     *
     * @param expected the expected value
     * @param value the new value
     * @return whether it was set
     */
    public boolean compareAndSet(int expected, int value) {
        try {
            long place = place(true);
            return AtomicMemory.compareAndSetInt(view.memoryBase(), place, expected, value);
        } finally {
            view.keepMemory();
        }
    }

    /**
     * Adds to the value, atomically.
     *
     * @param delta what to add
     * @return the new value
     */
    public int addAndGet(int delta) {
        try {
            long place = place(true);
            return AtomicMemory.getAndAddInt(view.memoryBase(), place, delta) + delta;
        } finally {
            view.keepMemory();
        }
    }
}
