package org.marshal4j.processor.column;

import java.util.Optional;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.TypeRef;

/**
 * Why no column can hold the values of a field, whatever its type.
 *
 * @param why the reason
 * @param advice what to do about it
 */
record Reason(String why, String advice) {

    /** The end of most advice. */
    static final String SKIP = "or mark it @Skip, which leaves it out of messages too";

    /** The annotations, on a field or its class, that rule out a column. */
    static Optional<Reason> of(Field field) {
        if (field.options().with().isPresent() || isCustom(field.type())) {
            return Optional.of(new Reason(
                    "a hand-written marshaller writes it, and tables do not ask that",
                    "Hold its parts in fields of their own, " + SKIP));
        }
        if (field.options().has(Option.DYNAMIC)) {
            return Optional.of(
                    new Reason("the classes of its values are not known before", "Declare the exact class, " + SKIP));
        }
        if (field.options().has(Option.SHARED)
                || (field.type() instanceof TypeRef.OfClass named
                        && named.kind() instanceof ClassKind.Marshalled marshalled
                        && marshalled.isShared())) {
            return Optional.of(new Reason(
                    "@Shared keeps the identity of objects, and rows hold values",
                    "Remove @Shared, or hold what identifies the object, " + SKIP));
        }
        return Optional.empty();
    }

    private static boolean isCustom(TypeRef type) {
        return type instanceof TypeRef.OfClass named && named.kind() instanceof ClassKind.Custom;
    }
}
