package org.marshal4j.processor.hint;

import java.util.Set;

/** Types that say nothing of what is in them. */
final class AnyObject {

    private static final Set<String> NAMES = Set.of(
            "java.lang.Object", "java.io.Serializable", "java.lang.Cloneable", "java.lang.Record", "java.lang.Enum");

    private AnyObject() {}

    static Hint hint() {
        return Hint.forClasses(
                type -> NAMES.contains(type.name().qualified()) || type.isJavaLang("Comparable"),
                "%s can hold anything: say which class it is, or mark the field @Skip");
    }
}
