package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.memory.RawMemory;

/** Converts a value of which at least one form has a presence byte. */
public final class FixedPresence extends Fixed {
    private final int before;
    private final int behind;
    private final Fixed value;
    private final NullBytes none;

    private FixedPresence(boolean wasNullable, boolean isNullable, Fixed value, NullBytes none) {
        super((wasNullable ? 1 : 0) + value.from, (isNullable ? 1 : 0) + value.to);
        this.before = wasNullable ? 1 : 0;
        this.behind = isNullable ? 1 : 0;
        this.value = value;
        this.none = none;
    }

    public static Fixed of(boolean wasNullable, boolean isNullable, Fixed value, NullBytes none) {
        return new FixedPresence(wasNullable, isNullable, value, none);
    }

    @Override
    public void convert(Run run, @Nullable Object base, long at, @Nullable Object toBase, long toAt) {
        if (before > 0 && !Presence.get(base, at)) {
            none.put(toBase, toAt);
            return;
        }
        if (behind > 0) {
            RawMemory.putByte(toBase, toAt, (byte) 1);
        }
        value.convert(run, base, at + before, toBase, toAt + behind);
    }
}
