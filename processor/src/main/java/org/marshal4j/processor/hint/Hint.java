package org.marshal4j.processor.hint;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.marshal4j.processor.model.TypeRef;

/** Advice for one kind of type that has no wire form. */
interface Hint {

    /** What to do about a field of that type; empty if this hint is not for it. */
    Optional<String> of(TypeRef type);

    /** A hint for classes of certain names. */
    static Hint forClasses(Set<String> qualified, String advice) {
        return forClasses(type -> qualified.contains(type.name().qualified()), advice);
    }

    /**
     * A hint for classes.
     *
     * @param which those that it is for
     * @param advice may have {@code %s}, for the class
     */
    static Hint forClasses(Predicate<TypeRef.OfClass> which, String advice) {
        return type -> type instanceof TypeRef.OfClass named && which.test(named)
                ? Optional.of(String.format(
                        Locale.ROOT, advice, String.join(".", named.name().simpleNames())))
                : Optional.empty();
    }
}
