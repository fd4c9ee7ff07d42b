package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.schema.WireType;

/** Steps over a field by what its schema says, or reads it where only hand-written code knows its end. */
final class SkipMethods {

    private static final ClassName SKIP = Names.view("Skip");

    private SkipMethods() {}

    /** The statements that step over a field, at the variable {@code in}. */
    static CodeBlock over(ViewWriter view, int field) {
        WireType type = view.step(field).wireType();
        if (!Skippable.is(type)) {
            return CodeBlock.of("$L;\n", view.read(field));
        }
        CodeBlock over = CodeBlock.of("$N.over(nestingDepth(), in)", constant(view, field));
        // What is in the objects that it holds, only their marshallers know.
        return type.heldTypes().isEmpty()
                ? CodeBlock.of("$L;\n", over)
                : CodeBlock.of("if (!$L) {\n$>$L;\n$<}\n", over, view.read(field));
    }

    /** The constant with the way over a field. */
    static String constant(ViewWriter view, int field) {
        String name = view.field(field).name();
        return view.writer()
                .members()
                .constant(
                        "skip" + Members.capitalized(name),
                        SKIP,
                        CodeBlock.of(
                                "$T.of($T.INSTANCE, $L)",
                                SKIP,
                                Names.of(view.writer().model().dto().marshaller()),
                                field));
    }
}
