package org.marshal4j.processor.emit;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;

/** The statements for fields that older bytes do not have: an object that was used before keeps nothing of what it held there. */
final class Absent {

    /** Bytecodes of making an object. */
    private static final int CREATION = 8;

    private Absent() {}

    /** Gives the fields their zero values; those that are never null what a new object has. */
    static List<Chunks.Piece> forget(Frame frame, List<Integer> fields, Locals locals) {
        List<Chunks.Piece> pieces = new ArrayList<>();
        CodeBlock.Builder ofFresh = CodeBlock.builder();
        int weight = CREATION;
        String fresh = "";
        for (int index : fields) {
            Field field = frame.subject().dto().fields().get(index);
            int cost = Weights.ASSIGNMENT + frame.access(index).extraBytecodes();
            if (field.type() instanceof TypeRef.OfPrimitive primitive) {
                CodeBlock zero = CodeBlock.of("$L", primitive.primitive().zero());
                pieces.add(new Chunks.Piece(set(frame, index, zero), cost));
            } else if (field.form().required()) {
                fresh = fresh.isEmpty() ? locals.newName("fresh") : fresh;
                ofFresh.add(set(frame, index, frame.access(index).get(fresh)));
                weight += cost + frame.access(index).extraBytecodes();
            } else {
                pieces.add(new Chunks.Piece(set(frame, index, CodeBlock.of("null")), cost));
            }
        }
        if (!ofFresh.isEmpty()) {
            CodeBlock creation = CodeBlock.of("$1T $2N = new $1T();\n", frame.dto(), fresh);
            pieces.add(new Chunks.Piece(CodeBlock.join(List.of(creation, ofFresh.build()), ""), weight));
        }
        return pieces;
    }

    private static CodeBlock set(Frame frame, int index, CodeBlock value) {
        return CodeBlock.of("$L;\n", frame.access(index).set(frame.variable(), value));
    }
}
