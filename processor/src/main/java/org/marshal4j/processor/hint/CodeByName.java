package org.marshal4j.processor.hint;

import java.util.Set;

/** What would have a reader load code by a name that it was sent. */
final class CodeByName {

    private static final Set<String> PACKAGES = Set.of("java.lang.invoke", "java.lang.reflect", "java.lang.module");

    private CodeByName() {}

    static Hint hint() {
        return Hint.forClasses(
                type -> type.isJavaLang("Class")
                        || type.isJavaLang("ClassLoader")
                        || type.isJavaLang("Module")
                        || PACKAGES.contains(type.name().packageName()),
                "A name read from bytes would load code: keep the name as text and look it up, or mark the field @Skip");
    }
}
