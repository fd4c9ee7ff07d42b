package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;

/** How the values of one type are written to Chronicle Wire: the code that writes and reads them. */
public interface ChronicleWireValue {

    /** An expression that is null. */
    CodeBlock NULL = CodeBlock.of("null");

    /**
     * An expression that writes a value.
     *
     * @param value an expression for the value
     * @param out an expression for a {@code ValueOut}
     * @param scope gives names to variables
     */
    CodeBlock write(CodeBlock value, CodeBlock out, Scope scope);

    /**
     * An expression that reads a value.
     *
     * @param in an expression for a {@code ValueIn}
     * @param current an expression for the value that may be refilled; {@link #NULL} if there is none
     * @param scope gives names to variables
     */
    CodeBlock read(CodeBlock in, CodeBlock current, Scope scope);

    /**
     * An expression that reads a value in a place where fields are read in the order of the message. The fields of
     * YAML are read like this, and their values may have anchors.
     *
     * @param in an expression for a {@code ValueIn}
     * @param current an expression for the value that may be refilled; {@link #NULL} if there is none
     * @param scope gives names to variables
     */
    default CodeBlock readInOrder(CodeBlock in, CodeBlock current, Scope scope) {
        return read(in, current, scope);
    }

    /** A value, with a cast where the compiler could not infer its type. */
    static CodeBlock typed(TypeName type, CodeBlock value) {
        return value.equals(NULL) ? CodeBlock.of("($T) null", type) : value;
    }
}
