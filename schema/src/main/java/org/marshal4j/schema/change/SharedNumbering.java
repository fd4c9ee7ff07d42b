package org.marshal4j.schema.change;

import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.MissingSchema;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.RootNumber;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.Schema;

/**
 * Finds types whose outermost object has become, or is no longer, numbered among shared objects. That depends on
 * everything a message may hold, so the schema of one type alone cannot tell.
 */
final class SharedNumbering {
    private SharedNumbering() {}

    /** The change; empty if there is none, or if a type is not found. */
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
        return Optional.of(new Difference(
                Rule.SHARED_NUMBERING,
                now.type(),
                "",
                what,
                Reading.READ_AFTER_MIGRATION,
                Reading.READ_AFTER_MIGRATION));
    }

    /** Whether no object is numbered in messages of either schema; false if a type is not found. */
    static boolean isImpossible(
            Schema was,
            Function<String, @Nullable Schema> wasTypes,
            Schema now,
            Function<String, @Nullable Schema> nowTypes) {
        try {
            return !RootNumber.isPossible(new Found(wasTypes), was) && !RootNumber.isPossible(new Found(nowTypes), now);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static boolean isNumbered(Schema schema, Function<String, @Nullable Schema> types) {
        try {
            return schema.numbersItself(new Found(types));
        } catch (IllegalArgumentException e) {
            // A missing type is reported elsewhere.
            return false;
        }
    }

    /** Finds schemas, or fails. */
    private record Found(Function<String, @Nullable Schema> types) implements Function<String, Schema> {
        @Override
        public Schema apply(String name) {
            Schema schema = types.apply(name);
            if (schema == null) {
                throw MissingSchema.of(name);
            }
            return schema;
        }
    }
}
