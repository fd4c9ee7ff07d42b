package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.CodeBlock;

/** How the values of one type appear in a message of Chronicle Wire: the code that writes and reads them. */
public interface ChronicleWireValue {

    /** An expression that is null. */
    CodeBlock NULL = CodeBlock.of("null");

    /**
     * An expression that writes a value.
     *
     * @param value the value, as an expression
     * @param out a {@code ValueOut}, as an expression
     * @param scope where variables get their names
     */
    CodeBlock write(CodeBlock value, CodeBlock out, Scope scope);

    /**
     * An expression that reads a value.
     *
     * @param in a {@code ValueIn}, as an expression
     * @param current the value that may be refilled, as an expression; {@link #NULL} if there is none
     * @param scope where variables get their names
     */
    CodeBlock read(CodeBlock in, CodeBlock current, Scope scope);
}
