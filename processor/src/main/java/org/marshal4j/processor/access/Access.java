package org.marshal4j.processor.access;

import com.palantir.javapoet.CodeBlock;

/** How generated code accesses one field. */
public interface Access {

    /** An expression for the field's value in the object that the variable {@code object} holds. */
    CodeBlock get(String object);

    /** The maximum number of bytecodes that it takes in addition to using a field. */
    default int extraBytecodes() {
        return 0;
    }

    /**
     * An expression that assigns the field.
     *
     * @throws UnsupportedOperationException if only a constructor can set the field
     */
    default CodeBlock set(String object, CodeBlock value) {
        throw new UnsupportedOperationException("only a constructor fills this field");
    }
}
