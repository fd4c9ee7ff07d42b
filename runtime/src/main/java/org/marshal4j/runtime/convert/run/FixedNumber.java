package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.convert.value.NumberKind;

/** Converts a number of fixed size. */
public final class FixedNumber extends Fixed {
    private final NumberKind was;
    private final NumberKind is;
    private final String type;

    private FixedNumber(NumberKind was, NumberKind is, String type) {
        super(was.size(), is.size());
        this.was = was;
        this.is = is;
        this.type = type;
    }

    /**
     * Creates the conversion.
     *
     * @param type today's type, for messages
     */
    public static Fixed of(NumberKind was, NumberKind is, String type) {
        return new FixedNumber(was, is, type);
    }

    @Override
    public void convert(Run run, @Nullable Object base, long at, @Nullable Object toBase, long toAt) {
        is.put(toBase, toAt, NumberKind.convert(was.get(base, at), was, is, type));
    }
}
