package org.marshal4j.processor.codec;

import com.palantir.javapoet.CodeBlock;
import java.util.List;

/**
 * A codec of values that see to their own bytes, one after another: those whose size varies, and those of other
 * marshallers. Its code may use the variables {@code out} or {@code in}, and {@code depth}.
 */
public non-sealed interface StepCodec extends Codec {

    /**
     * Adds the statements that write a value.
     *
     * @param members where private methods and constants go that the statements need
     * @param label what a hex dump calls the value: the field's name, with {@code []} for an element of it
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

    /** What the code hands on to other marshallers. */
    default Passing passing() {
        return Passing.NOTHING;
    }

    /** What a value holds that others can ask for one by one; nothing of most. */
    default List<Held> held() {
        return List.of();
    }

    /** Whether the statements that write a value use the expression for it twice. */
    default boolean usesTwice() {
        return false;
    }
}
