package org.marshal4j.processor.hint;

/** Classes of the JDK, whose fields are nobody's business. */
final class ClassesOfTheJdk {

    private ClassesOfTheJdk() {}

    static Hint hint() {
        return Hint.forClasses(
                type -> type.name().packageName().startsWith("java.")
                        || type.name().packageName().startsWith("javax."),
                "Write a FieldMarshaller for %s and name it in @MarshalWith, or mark the field @Skip");
    }
}
