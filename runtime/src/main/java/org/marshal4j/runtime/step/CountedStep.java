package org.marshal4j.runtime.step;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.schema.wire.EncodedForm;
import org.marshal4j.schema.wire.NumberForm;

/**
 * Steps over a collection, a map or an array of objects: a count, then as many elements, or keys and values.
 *
 * @param first steps over an element, or a key
 * @param second steps over a value; null if there are only elements
 * @param most the maximum count
 * @param nullable whether null is allowed
 * @param size the size in bytes of an element, or of a key and a value together; -1 if it varies
 * @param length the form of the count; null for ours
 */
public record CountedStep(
        Step first,
        @Nullable Step second,
        int most,
        boolean nullable,
        int size,
        @Nullable NumberForm length) implements Step {

    /** Creates the step over elements; {@code second} is for the values of a map. */
    public static CountedStep of(Step first, @Nullable Step second, int most, boolean nullable) {
        int ofFirst = FixedStep.sizeOf(first);
        int ofSecond = second == null ? 0 : FixedStep.sizeOf(second);
        int size = ofFirst < 0 || ofSecond < 0 ? -1 : ofFirst + ofSecond;
        return new CountedStep(first, second, most, nullable, size, null);
    }

    /** The same with a count in a form that another library has chosen. */
    CountedStep with(EncodedForm.OfCount form) {
        return new CountedStep(first, second, most, form.hasNull(), size, form.length());
    }

    /** Reads the count, as {@link Ends#count}; -1 for null. */
    public int count(Input in) {
        return length == null ? Ends.count(size, nullable, most, in) : Ends.count(length, size, nullable, most, in);
    }

    /** Steps over an element, or a key and a value. */
    public void overOne(int depth, Input in) {
        first.over(depth, in);
        if (second != null) {
            second.over(depth, in);
        }
    }

    @Override
    public void over(int depth, Input in) {
        int count = count(in);
        if (size >= 0) {
            in.skip((long) Math.max(0, count) * size);
            return;
        }
        for (int i = 0; i < count; i++) {
            overOne(depth, in);
        }
    }

    @Override
    public boolean addTo(QuickTable table) {
        table.counted(Math.max(0, size), nullable);
        return length == null && size > 0 && most >= Byte.MAX_VALUE;
    }
}
