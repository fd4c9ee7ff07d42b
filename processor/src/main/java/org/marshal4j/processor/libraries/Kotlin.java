package org.marshal4j.processor.libraries;

import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.source.Annotations;

/** What matters of classes that are written in Kotlin. Java sees them as the stubs of kapt, or as class files. */
public final class Kotlin {
    private static final String JVM_INLINE = "kotlin.jvm.JvmInline";
    private static final String METADATA = "kotlin.Metadata";

    private Kotlin() {}

    /** Whether a class holds one value, in place of which Kotlin passes that value where it can. */
    public static boolean isValueClass(TypeElement type) {
        return Annotations.has(type, JVM_INLINE);
    }

    /** Whether a class is written in Kotlin, so that a constructor may be private that is not in its source: one that takes value classes. */
    public static boolean isKotlin(TypeElement type) {
        return Annotations.has(type, METADATA);
    }
}
