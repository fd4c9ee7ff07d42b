package org.marshal4j.processor.access;

import com.palantir.javapoet.CodeBlock;

/** How generated code gets at one field. */
public interface Access {

    /** An expression for the field's value in the object that the variable {@code object} holds. */
    CodeBlock get(String object);

    /** How many bytecodes it takes beyond those of using a field, at most. */
    default int extraBytecodes() {
        return 0;
    }

    /**
     * An expression that assigns the field.
     *
     * @throws UnsupportedOperationException for what only a constructor can fill
     */
    default CodeBlock set(String object, CodeBlock value) {
        throw new UnsupportedOperationException("only a constructor fills this field");
    }
}
