package org.marshal4j.runtime.view;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.step.Ends;

/**
 * Steps over fields while walking without versioned blocks. In memory, each method returns where the field ends, or a
 * place beyond all memory if the count that it begins with has more than one byte, is refused, or counts more than there
 * is: then the walk begins again without memory, and whoever knows the input decides. So each field takes one test, and
 * no call is left where these methods are inlined. Only one thread may use it at a time.
 */
abstract class QuickView extends SectionedView {

    QuickView(int sections, int quick, boolean nests) {
        super(sections, quick, nests);
    }

    /**
     * Finds the end of fields of fixed size.
     *
     * @param position where they start
     * @param size their number of bytes
     * @param end where the memory ends
     * @return the position behind them
     */
    protected final long behindBytes(long position, int size, long end) {
        if (position + size <= end) {
            return position + size;
        }
        return end == ViewMemory.NO_PLACE ? Walk.bytes(position, size, walked()) : BEYOND;
    }

    /**
     * Finds the end of a text; null included.
     *
     * @param position where it starts
     * @param base the object that offsets in the memory relate to
     * @param end where the memory ends
     * @return the position behind it
     */
    protected final long behindText(long position, @Nullable Object base, long end) {
        if (position < end) {
            long count = RawMemory.getByte(base, position);
            long behind = position + Byte.BYTES + count;
            if ((count | (end - behind)) >= 0) {
                return behind;
            }
        }
        return end == ViewMemory.NO_PLACE ? memory().behindText(position) : BEYOND;
    }

    /**
     * Finds the end of an array of primitives; null included.
     *
     * @param position where it starts
     * @param size the size of an element in bytes
     * @param base the object that offsets in the memory relate to
     * @param end where the memory ends
     * @return the position behind it
     */
    protected final long behindArray(long position, int size, @Nullable Object base, long end) {
        if (position < end) {
            long count = RawMemory.getByte(base, position);
            long behind = position + Byte.BYTES + count * size;
            if ((count | (end - behind)) >= 0) {
                return behind;
            }
        }
        return end == ViewMemory.NO_PLACE ? Walk.array(position, size, walked()) : BEYOND;
    }

    /**
     * Finds the end of an enum constant; null included.
     *
     * @param position where it starts
     * @param base the object that offsets in the memory relate to
     * @param end where the memory ends
     * @return the position behind it
     */
    protected final long behindConstant(long position, @Nullable Object base, long end) {
        if (position < end && RawMemory.getByte(base, position) >= 0) {
            return position + Byte.BYTES;
        }
        return end == ViewMemory.NO_PLACE ? Walk.constant(position, walked()) : BEYOND;
    }

    /**
     * Finds the end of elements that all have the same size, and keeps their count.
     *
     * @param position where the field starts
     * @param layout the layout of the elements
     * @param base the object that offsets in the memory relate to
     * @param end where the memory ends
     * @param found gets the count
     * @return the position behind them
     */
    protected final long behindElements(
            long position, ElementsLayout layout, @Nullable Object base, long end, long[] found) {
        // Elements without bytes would end before the memory does, whatever their count.
        if (position < end && layout.size() > 0) {
            long count = RawMemory.getByte(base, position);
            // As a long, and kept at once, it stays in one register.
            found[layout.count()] = count;
            long behind = position + Byte.BYTES + count * layout.size();
            long more = layout.isShort() ? layout.max() - count : 0;
            if ((count | more | (end - behind)) >= 0) {
                return behind;
            }
        }
        return end == ViewMemory.NO_PLACE ? behindElements(position, layout) : BEYOND;
    }

    private long behindElements(long position, ElementsLayout layout) {
        Input in = walked();
        int count = layout.size() == 0 ? -1 : in.countAt(position, layout.size(), layout.max());
        if (count >= 0) {
            found()[layout.count()] = count;
            return position + Byte.BYTES + (long) count * layout.size();
        }
        Walk.to(position, in);
        behindElements(layout, in);
        return in.position();
    }

    /**
     * Steps over elements that all have the same size, and keeps their count.
     *
     * @param layout the layout of the elements
     * @param in the input, at the start of the field
     */
    protected final void behindElements(ElementsLayout layout, Input in) {
        int count = Ends.count(layout.size(), layout.nullable(), layout.max(), in);
        found()[layout.count()] = count;
        in.skip((long) Math.max(0, count) * layout.size());
    }
}
