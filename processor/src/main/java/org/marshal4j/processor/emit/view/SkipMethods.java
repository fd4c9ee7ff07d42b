package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.function.Supplier;
import org.marshal4j.processor.codec.Held;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.schema.wire.WireType;

/** Skips a field as its schema says, or reads it if only a hand-written marshaller knows where it ends. */
final class SkipMethods {

    private static final ClassName SKIP = Names.view("Skip");

    private SkipMethods() {}

    /** The statements that skip a field, at the variable {@code in}. */
    static CodeBlock over(ViewWriter view, int field) {
        WireType type = view.step(field).wireType();
        if (!Skippable.mayBe(type)) {
            return CodeBlock.of("$L;\n", view.read(field));
        }
        return over(type, constant(view, field), () -> view.read(field));
    }

    /** As the other method, for the key of an entry. */
    static CodeBlock overKey(ViewWriter view, int field, Held key) {
        WireType type = key.codec().wireType();
        if (!Skippable.mayBe(type)) {
            return CodeBlock.of("$L;\n", view.read(field, key));
        }
        String constant = constant(view, key.label(view.field(field).name()), "ofKey", field);
        return over(type, constant, () -> view.read(field, key));
    }

    private static CodeBlock over(WireType type, String constant, Supplier<CodeBlock> read) {
        CodeBlock over = CodeBlock.of("$N.over(nestingDepth(), in)", constant);
        // Only the marshallers of the objects that it holds know what is in them, or hand-written ones.
        return Skippable.is(type) && type.heldTypes().isEmpty()
                ? CodeBlock.of("$L;\n", over)
                : CodeBlock.of("if (!$L) {\n$>$L;\n$<}\n", over, read.get());
    }

    /** The constant that knows how to skip a field. */
    static String constant(ViewWriter view, int field) {
        return constant(view, view.field(field).name(), "of", field);
    }

    private static String constant(ViewWriter view, String label, String method, int field) {
        return view.writer()
                .members()
                .constant(
                        "skip" + Members.capitalized(label),
                        SKIP,
                        CodeBlock.of(
                                "$T.$L($T.INSTANCE, $L)",
                                SKIP,
                                method,
                                Names.of(view.writer().dto().marshaller()),
                                field));
    }
}
