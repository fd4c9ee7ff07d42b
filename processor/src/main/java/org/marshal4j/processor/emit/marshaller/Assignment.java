package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import java.util.function.UnaryOperator;
import org.marshal4j.processor.binding.Filling;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.Origin;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.Locals;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.Weights;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;

/**
 * The statements that assign a value that was read to a field. A reference is stored only if it differs from the
 * current one: garbage collectors keep track of stored references, which takes longer than reading the value, and most
 * values have not changed.
 */
final class Assignment {

    /** The bytecodes of the condition. */
    private static final int CONDITION = 12;

    private static final String REASON =
            "// References are stored only if they changed: each store would cost the garbage collector time.\n";

    private Assignment() {}

    /**
     * The statements, each on a line of its own.
     *
     * @param value an expression for the value, given one for what the field holds
     * @param usesCurrent whether it uses that one
     */
    static CodeBlock of(
            MarshallerWriter writer,
            int index,
            UnaryOperator<CodeBlock> value,
            boolean usesCurrent,
            Locals locals,
            Origin from) {
        CodeBlock current = writer.get(index);
        if (isFilled(writer, index)) {
            Field filled = writer.field(index).field();
            return CodeBlock.builder()
                    .addStatement("$L", Filling.into(filled, current, value.apply(current), from))
                    .build();
        }
        if (!isReference(writer, index)) {
            return CodeBlock.builder()
                    .addStatement("$L", writer.set(index, value.apply(current)))
                    .build();
        }
        Field field = writer.field(index).field();
        CodeBlock.Builder code = CodeBlock.builder().add(writer.firstTime(Assignment.class) ? REASON : "");
        if (usesCurrent && writer.access(index).extraBytecodes() > 0) {
            CodeBlock got = current;
            current = CodeBlock.of("$N", locals.newName("old" + Members.capitalized(field.name())));
            code.addStatement("$T $L = $L", Names.of(field.type()), current, got);
        }
        return code.add(unlessSame(writer, index, field, value.apply(current), current, locals))
                .build();
    }

    /** The statements that assign the value of a field with {@code @Parent}. */
    static Chunks.Piece ofParent(MarshallerWriter writer, int index, UnaryOperator<CodeBlock> value, Locals locals) {
        CodeBlock current = writer.get(index);
        CodeBlock parent = value.apply(current);
        CodeBlock code = writer.dto().isBean()
                ? CodeBlock.of("$L;\n", writer.set(index, parent))
                : unlessSame(writer, index, writer.dto().field(index), parent, current, locals);
        return new Chunks.Piece(
                code, Weights.PARENT + CONDITION + 3 * writer.access(index).extraBytecodes());
    }

    /** The same, if the variable holds the value. */
    static Chunks.Piece ofGivenParent(MarshallerWriter writer, int index, String variable) {
        CodeBlock value = CodeBlock.of("$N", variable);
        return new Chunks.Piece(
                unlessSame(writer, index, value, writer.get(index)),
                Weights.PARENT + CONDITION + 2 * writer.access(index).extraBytecodes());
    }

    private static CodeBlock unlessSame(MarshallerWriter writer, int index, CodeBlock value, CodeBlock current) {
        return CodeBlock.builder()
                .beginControlFlow("if ($L != $L)", value, current)
                .addStatement("$L", writer.set(index, value))
                .endControlFlow()
                .build();
    }

    private static CodeBlock unlessSame(
            MarshallerWriter writer, int index, Field field, CodeBlock value, CodeBlock current, Locals locals) {
        CodeBlock local = CodeBlock.of("$N", locals.newName(field.name()));
        return CodeBlock.builder()
                .addStatement("$T $L = $L", Names.of(field.type()), local, value)
                .add(unlessSame(writer, index, local, current))
                .build();
    }

    /**
     * The statements that assign a value that both objects may hold.
     *
     * @param value an expression for the value, which may be there twice if it takes no more than using a field
     */
    static CodeBlock ofShared(MarshallerWriter writer, int index, CodeBlock value, Locals locals) {
        if (!isReference(writer, index)) {
            return CodeBlock.of("$L;\n", writer.set(index, value));
        }
        if (writer.access(index).extraBytecodes() > 0) {
            return unlessSame(writer, index, writer.field(index).field(), value, writer.get(index), locals);
        }
        return CodeBlock.builder()
                .beginControlFlow("if ($L != $L)", writer.get(index), value)
                .addStatement("$L", writer.set(index, value))
                .endControlFlow()
                .build();
    }

    /** The maximum number of bytecodes that it takes in addition to a plain assignment. */
    static int extraBytecodes(MarshallerWriter writer, int index) {
        return isReference(writer, index) ? CONDITION + writer.access(index).extraBytecodes() : 0;
    }

    private static boolean isFilled(MarshallerWriter writer, int index) {
        return writer.field(index).field().filled();
    }

    /**
     * Whether it is a reference in a field. The setter of a bean may do more than store it, and the getter may return
     * a copy.
     */
    private static boolean isReference(MarshallerWriter writer, int index) {
        return !writer.dto().isBean() && !(writer.field(index).type() instanceof TypeRef.OfPrimitive);
    }
}
