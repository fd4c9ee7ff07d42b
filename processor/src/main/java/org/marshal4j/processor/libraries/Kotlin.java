package org.marshal4j.processor.libraries;

import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.program.Annotations;

/** What the processor needs to know of Kotlin classes. Java sees them as stubs from kapt, or as class files. */
public final class Kotlin {
    private static final String JVM_INLINE = "kotlin.jvm.JvmInline";
    static final String METADATA = "kotlin.Metadata";

    private Kotlin() {}

    /** Whether a class wraps a single value, which Kotlin passes instead of the object if it can. */
    public static boolean isValueClass(TypeElement type) {
        return Annotations.has(type, JVM_INLINE);
    }

    /**
     * Whether a class is written in Kotlin. It may then have a private constructor that its source does not have: one
     * that takes value classes.
     */
    public static boolean isKotlin(TypeElement type) {
        return Annotations.has(type, METADATA);
    }
}
