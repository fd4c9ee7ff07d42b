package org.marshal4j.processor.wire;

import com.palantir.javapoet.CodeBlock;

/** The functions that generated code hands over to write or read elements. */
final class Elements {

    private Elements() {}

    /** A function that writes an element. */
    static CodeBlock writer(WireForm form, Scope scope) {
        String element = scope.newName("item");
        String to = scope.newName("to");
        return CodeBlock.of(
                "($N, $N) -> $L", element, to, form.write(CodeBlock.of("$N", element), CodeBlock.of("$N", to), scope));
    }

    /** A function that reads one. */
    static CodeBlock reader(WireForm form, Scope scope) {
        String from = scope.newName("from");
        return CodeBlock.of("$N -> $L", from, form.read(CodeBlock.of("$N", from), WireForm.NULL, scope));
    }
}
