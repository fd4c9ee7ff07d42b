package org.marshal4j.processor.codec;

import com.palantir.javapoet.CodeBlock;

/**
 * A codec of values that handle their own bytes, one after another: values that vary in size, and those with other
 * marshallers. Its code may use the variables {@code out} or {@code in}, and {@code depth}.
 */
public non-sealed interface StepCodec extends Codec {

    /**
     * Adds the statements that write a value.
     *
     * @param members where it puts the private methods and constants that it needs
     * @param label the name of the value in a hex dump: the field's name, with {@code []} for an element of it
     * @param value an expression for the value; a local variable if the value is {@linkplain #usesTwice() used twice}
     * @param code where the statements go
     */
    void write(Members members, String label, CodeBlock value, CodeBlock.Builder code);

    /**
     * An expression that reads a value.
     *
     * @param current an expression for the value that the field has now, which may be reused
     */
    CodeBlock read(Members members, String label, CodeBlock current);

    /** An expression for the number of bytes of a value. */
    CodeBlock sizeOf(Members members, String label, CodeBlock value);

    /** Whether the expression that reads a value uses the current one. */
    default boolean readsCurrent() {
        return true;
    }

    /** Whether the expression that copies a value uses the current one. */
    default boolean copiesInto() {
        return readsCurrent() && copies() != Copies.SHARED;
    }

    /** What the code passes to other marshallers. */
    default Passing passing() {
        return Passing.NOTHING;
    }

    /** Whether the writing statements use the expression for the value twice. */
    default boolean usesTwice() {
        return false;
    }
}
