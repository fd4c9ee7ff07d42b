package org.marshal4j.runtime.generated.stopbit;

import java.util.Date;
import org.marshal4j.runtime.generated.value.Checks;

/** {@link Date} and its subclasses: the milliseconds since 1970-01-01T00:00Z. Objects have exactly this class. */
@SuppressWarnings("JavaUtilDate") // users have fields of these types
abstract class MillisForm<T extends Date> extends NumberForm<T> {
    private final Class<T> type;

    MillisForm(Class<T> type) {
        this.type = type;
    }

    @Override
    final long number(T value) {
        return Checks.exactType(value, type).getTime();
    }

    @Override
    final boolean holds(T value, long number) {
        return value.getClass() == type && value.getTime() == number;
    }
}
