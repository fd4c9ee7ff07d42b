package org.marshal4j.processor.codec;

import com.palantir.javapoet.CodeBlock;

/** Values that must not be null, as expressions that refuse null. */
final class NullChecks {

    private NullChecks() {}

    /**
     * A value that is written.
     *
     * @param required whether null is refused; if not, the value stays as it is
     * @param label the field, for messages
     */
    static CodeBlock written(boolean required, String label, CodeBlock value) {
        return required ? CodeBlock.of("$T.required($S, $L)", Names.CHECKS, label, value) : value;
    }

    /** The same of one that was read. */
    static CodeBlock read(boolean required, String label, CodeBlock value) {
        return required ? CodeBlock.of("$T.present($S, $L)", Names.CHECKS, label, value) : value;
    }
}
