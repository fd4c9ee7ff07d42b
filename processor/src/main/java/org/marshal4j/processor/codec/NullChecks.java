package org.marshal4j.processor.codec;

import com.palantir.javapoet.CodeBlock;

/** Expressions that refuse null. */
public final class NullChecks {

    private NullChecks() {}

    /**
     * A value to write.
     *
     * @param required whether null is refused; if not, the value stays as it is
     * @param label the field, for messages
     */
    public static CodeBlock written(boolean required, String label, CodeBlock value) {
        return required ? CodeBlock.of("$T.required($S, $L)", Names.CHECKS, label, value) : value;
    }

    /** The same for a value that was read. */
    public static CodeBlock read(boolean required, String label, CodeBlock value) {
        return required ? CodeBlock.of("$T.present($S, $L)", Names.CHECKS, label, value) : value;
    }
}
