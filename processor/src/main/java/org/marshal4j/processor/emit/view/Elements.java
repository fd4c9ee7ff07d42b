package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;

/**
 * The field of a view that finds the elements of one of the message's fields.
 *
 * @param name the name of the field
 * @param layout the constant with what is known of their layout, if they have a fixed size: passed with each call, it is a
 *     constant for HotSpot, too, and so is the view; what the field's object holds is neither
 */
record Elements(String name, Optional<String> layout) {

    /** Their number. */
    CodeBlock size() {
        return CodeBlock.of(
                "$N.size($L)",
                name,
                layout.map(it -> CodeBlock.of("this, $N", it)).orElse(CodeBlock.of("")));
    }

    /** A check of the variable {@code index}. */
    CodeBlock check() {
        return CodeBlock.of("$N.check(index$L)", name, context());
    }

    /** The view of the object at the variable {@code index}, shown at once; empty if that is not possible. */
    Optional<CodeBlock> shown(boolean nullable, CodeBlock view) {
        return layout.map(
                it -> CodeBlock.of("$N.$L(index, $L$L)", name, nullable ? "showNullable" : "show", view, context()));
    }

    private CodeBlock context() {
        return layout.map(it -> CodeBlock.of(", this, $N", it)).orElse(CodeBlock.of(""));
    }
}
