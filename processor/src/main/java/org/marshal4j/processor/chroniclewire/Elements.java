package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.CodeBlock;

/** The functions that generated code passes to write or read elements. */
final class Elements {

    private Elements() {}

    /** A function that writes an element. */
    static CodeBlock writer(ChronicleWireValue value, Scope scope) {
        String element = scope.newName("item");
        String to = scope.newName("to");
        return CodeBlock.of(
                "($N, $N) -> $L", element, to, value.write(CodeBlock.of("$N", element), CodeBlock.of("$N", to), scope));
    }

    /** A function that reads an element. */
    static CodeBlock reader(ChronicleWireValue value, Scope scope) {
        String from = scope.newName("from");
        return CodeBlock.of("$N -> $L", from, value.read(CodeBlock.of("$N", from), ChronicleWireValue.NULL, scope));
    }
}
