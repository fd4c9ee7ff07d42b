package org.marshal4j.table.generated;

import java.util.OptionalDouble;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.schema.text.ShownText;
import org.marshal4j.table.Column;
import org.marshal4j.table.DoubleColumn;
import org.marshal4j.table.TextColumn;

/**
 * Sets and gets values of columns if a field has another type: boxes, optional numbers, and values that are stored as
 * texts. Null is stored as null.
 */
public final class Cells {
    private Cells() {}

    private static <V> V present(Column column, long row, @Nullable V value) {
        if (value == null) {
            throw new MarshalException(
                    RuntimeProblem.NOT_IN_COLUMN,
                    column.name(),
                    "row " + row + ": cannot hold null: use an empty value");
        }
        return value;
    }

    /** Sets a value that is stored as the text from {@code toString}. */
    public static void setText(TextColumn column, long row, @Nullable Object value) {
        setText(column, row, value, Object::toString);
    }

    /** Sets a value that is stored as the text from a function. */
    public static <V> void setText(TextColumn column, long row, @Nullable V value, Function<? super V, String> text) {
        column.set(row, value == null ? null : text.apply(value));
    }

    /** Sets a text to characters without creating a String. */
    public static void setChars(TextColumn column, long row, @Nullable CharSequence value) {
        if (value == null) {
            column.setNull(row);
        } else {
            column.setChars(row, value);
        }
    }

    /**
     * Gets a value by parsing its text.
     *
     * @throws MarshalException MARSHAL214 if the parser refuses it
     */
    public static <V> @Nullable V getText(TextColumn column, long row, Function<? super String, V> parser) {
        String text = column.get(row);
        if (text == null) {
            return null;
        }
        try {
            return parser.apply(text);
        } catch (RuntimeException e) {
            // The parsers of the JDK have an exception each.
            throw column.unreadable(
                    row,
                    new MarshalException(
                            RuntimeProblem.IMPOSSIBLE_VALUE,
                            "not a value of the field's type: " + ShownText.of(text) + " (" + e + ")"));
        }
    }

    // As for double: boolean, byte, short, char, int, long, float.
    /** Sets a box. */
    public static void set(DoubleColumn column, long row, @Nullable Double value) {
        if (value == null) {
            column.setNull(row);
        } else {
            column.set(row, value);
        }
    }

    /** Gets a box. */
    public static @Nullable Double get(DoubleColumn column, long row) {
        return column.hasNull(row) ? null : (Double) column.get(row);
    }

    // As for double: int, long.
    /** Sets an optional value: null in the column if it is empty. */
    public static void setOptional(DoubleColumn column, long row, @Nullable OptionalDouble value) {
        if (present(column, row, value).isPresent()) {
            column.set(row, value.getAsDouble());
        } else {
            column.setNull(row);
        }
    }

    /** Gets an optional value. */
    public static OptionalDouble getOptional(DoubleColumn column, long row) {
        return column.isNull(row) ? OptionalDouble.empty() : OptionalDouble.of(column.get(row));
    }
}
