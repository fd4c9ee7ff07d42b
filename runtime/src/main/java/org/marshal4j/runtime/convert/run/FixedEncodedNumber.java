package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.convert.value.EncodedNumber;

/** Converts a number of fixed size of which at least one form is another library's. Creates nothing. */
public final class FixedEncodedNumber extends Fixed {
    private final EncodedNumber was;
    private final EncodedNumber is;
    private final String type;

    private FixedEncodedNumber(EncodedNumber was, EncodedNumber is, String type) {
        super(was.size(), is.size());
        this.was = was;
        this.is = is;
        this.type = type;
    }

    /**
     * Creates the conversion of numbers without presence bytes.
     *
     * @param type today's type, for messages
     */
    public static Fixed of(EncodedNumber was, EncodedNumber is, String type) {
        return new FixedEncodedNumber(was, is, type);
    }

    @Override
    public void convert(Run run, @Nullable Object base, long at, @Nullable Object toBase, long toAt) {
        is.put(toBase, toAt, is.converted(was.get(base, at), was, type));
    }
}
