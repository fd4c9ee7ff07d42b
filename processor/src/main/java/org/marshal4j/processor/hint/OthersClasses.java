package org.marshal4j.processor.hint;

import org.marshal4j.processor.model.ClassKind;

/** Classes out of jars. */
final class OthersClasses {

    private OthersClasses() {}

    static Hint hint() {
        return type -> concrete().of(type).or(() -> roots().of(type));
    }

    private static Hint concrete() {
        return Hint.forClasses(
                type -> type.kind() instanceof ClassKind.Plain plain && !plain.isAbstract(),
                "Name %1$s.class in @MarshalImport, or a FieldMarshaller for %1$s in @MarshalWith");
    }

    private static Hint roots() {
        return Hint.forClasses(
                type -> type.kind() instanceof ClassKind.Plain,
                "Declare a class that is not abstract, or name a FieldMarshaller for %s in @MarshalWith");
    }
}
