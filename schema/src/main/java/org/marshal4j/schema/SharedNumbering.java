package org.marshal4j.schema;

import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds types whose outermost object is numbered now among shared objects, or not any more. That depends on all that a message may hold, so
 * no form of one type alone can tell.
 */
final class SharedNumbering {
    private SharedNumbering() {}

    /** The change, if all types are found. */
    static Optional<Difference> change(
            Schema was,
            Function<String, @Nullable Schema> wasTypes,
            Schema now,
            Function<String, @Nullable Schema> nowTypes) {
        boolean is = isNumbered(now, nowTypes);
        if (is == isNumbered(was, wasTypes)) {
            return Optional.empty();
        }
        String what = is
                ? "its objects are now numbered first in their messages"
                : "its objects were numbered first in their messages";
        return Optional.of(
                new Difference(Rule.SHARED_NUMBERING, now.type(), "", what, Reading.REFUSED, Reading.REFUSED));
    }

    private static boolean isNumbered(Schema schema, Function<String, @Nullable Schema> types) {
        try {
            return schema.numbersItself(name -> found(types.apply(name), name));
        } catch (IllegalArgumentException e) {
            // A type that is not here is reported elsewhere.
            return false;
        }
    }

    private static Schema found(@Nullable Schema schema, String name) {
        if (schema == null) {
            throw new IllegalArgumentException("the schema of " + ShownText.of(name) + " is missing");
        }
        return schema;
    }
}
