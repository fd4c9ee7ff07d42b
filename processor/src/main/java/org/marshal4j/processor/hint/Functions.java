package org.marshal4j.processor.hint;

import org.marshal4j.processor.model.ClassKind;

/** Lambdas and what looks like them. */
final class Functions {

    private Functions() {}

    static Hint hint() {
        return Hint.forClasses(
                type -> type.kind() instanceof ClassKind.Plain plain && plain.sort() == ClassKind.Sort.FUNCTION,
                "%s is code, which bytes do not hold: mark the field @Skip or transient");
    }
}
