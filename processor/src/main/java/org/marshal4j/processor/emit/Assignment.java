package org.marshal4j.processor.emit;

import com.palantir.javapoet.CodeBlock;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;

/**
 * The statements that assign what was read to a field. A reference is stored only if it is another one: garbage collectors keep
 * account of stored references, which takes longer than to read the value, and mostly it has not changed.
 */
final class Assignment {

    /** Bytecodes of the condition. */
    private static final int CONDITION = 12;

    private Assignment() {}

    /** The statements, each of which ends its line. */
    static CodeBlock of(Frame frame, int index, CodeBlock value, Locals locals) {
        if (!isReference(frame, index)) {
            return CodeBlock.builder()
                    .addStatement("$L", frame.access(index).set(frame.variable(), value))
                    .build();
        }
        Field field = frame.subject().dto().fields().get(index);
        CodeBlock local = CodeBlock.of("$N", locals.newName(field.name()));
        return CodeBlock.builder()
                .addStatement("$T $L = $L", Names.of(field.type()), local, value)
                .beginControlFlow("if ($L != $L)", local, frame.access(index).get(frame.variable()))
                .addStatement("$L", frame.access(index).set(frame.variable(), local))
                .endControlFlow()
                .build();
    }

    /** How many bytecodes it takes beyond a plain assignment, at most. */
    static int extraBytecodes(Frame frame, int index) {
        return isReference(frame, index) ? CONDITION + frame.access(index).extraBytecodes() : 0;
    }

    private static boolean isReference(Frame frame, int index) {
        return !(frame.subject().dto().fields().get(index).type() instanceof TypeRef.OfPrimitive);
    }
}
