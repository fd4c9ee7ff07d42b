package org.marshal4j.runtime.convert.run;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Converts an object of fixed size. Its fields are set once, before it is used. */
public final class FixedObject extends Fixed {
    private FixedParts fields = FixedParts.of(List.of());

    public FixedObject(int from, int to) {
        super(from, to);
    }

    public void fields(FixedParts parts) {
        fields = parts;
    }

    FixedParts fields() {
        return fields;
    }

    @Override
    public void convert(Run run, @Nullable Object base, long at, @Nullable Object toBase, long toAt) {
        if (from == 0) {
            run.countWithoutBytes(run.origin + at);
        }
        fields.convert(run, base, at, toBase, toAt);
    }
}
