package org.marshal4j.processor.hint;

import org.marshal4j.processor.model.ClassKind;

/** Classes that are being compiled, and have no annotation yet. */
final class OwnClasses {

    private OwnClasses() {}

    static Hint hint() {
        return type -> concrete().of(type).or(() -> roots().of(type));
    }

    private static Hint concrete() {
        return Hint.forClasses(
                type -> type.kind() instanceof ClassKind.Plain plain && plain.isCompiled() && !plain.isAbstract(),
                "Put @Marshal on %s, or mark the field @Skip");
    }

    private static Hint roots() {
        return Hint.forClasses(
                type -> type.kind() instanceof ClassKind.Plain plain && plain.isCompiled(),
                "Put @Marshal on %s and make it sealed or name its subtypes, or declare a class with @Marshal");
    }
}
