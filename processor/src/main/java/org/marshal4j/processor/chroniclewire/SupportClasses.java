package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.ClassName;

/** The classes of marshal4j-wire that generated code calls. */
final class SupportClasses {

    private SupportClasses() {}

    static ClassName named(String simpleName) {
        return ClassName.get("org.marshal4j.wire", simpleName);
    }
}
