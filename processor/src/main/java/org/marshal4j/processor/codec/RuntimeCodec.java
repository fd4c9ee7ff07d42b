package org.marshal4j.processor.codec;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;

/**
 * A step whose code is one call of a class of the runtime, which has {@code write(label, value, out)}, a reading method and
 * {@code sizeOf(value)}, and whose bytes have a form of their own for null.
 */
abstract class RuntimeCodec implements StepCodec {

    private final ClassName runtime;
    private final boolean required;

    RuntimeCodec(ClassName runtime, boolean required) {
        this.runtime = runtime;
        this.required = required;
    }

    /** The wire type of a value that is not null. */
    abstract String wireOfValue();

    /** The call that reads a value, null included. */
    abstract CodeBlock read(Members members, CodeBlock current);

    /** The class of the runtime. */
    final ClassName runtime() {
        return runtime;
    }

    /** The call that writes a value, null included. */
    CodeBlock write(String label, CodeBlock value) {
        return CodeBlock.of("$T.write($S, $L, out)", runtime, label, value);
    }

    @Override
    public final String wire() {
        return required ? wireOfValue() : wireOfValue() + "?";
    }

    @Override
    public final void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        code.addStatement("$L", write(label, checked(label, value)));
    }

    @Override
    public final CodeBlock read(Members members, String label, CodeBlock current) {
        CodeBlock read = read(members, current);
        return required ? CodeBlock.of("$T.present($S, $L)", Names.CHECKS, label, read) : read;
    }

    @Override
    public final CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        return CodeBlock.of("$T.sizeOf($L)", runtime, checked(label, value));
    }

    private CodeBlock checked(String label, CodeBlock value) {
        return required ? CodeBlock.of("$T.required($S, $L)", Names.CHECKS, label, value) : value;
    }
}
