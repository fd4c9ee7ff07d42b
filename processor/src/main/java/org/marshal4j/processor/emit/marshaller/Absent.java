package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.binding.Filling;
import org.marshal4j.processor.codec.Origin;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.Creation;
import org.marshal4j.processor.emit.Locals;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.Weights;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;

/** The statements for fields that older bytes do not have. They make a reused object forget its previous values. */
final class Absent {

    /** The bytecodes that create an object. */
    private static final int CREATION = 8;

    private Absent() {}

    /**
     * Sets the fields to their zero values. Fields that are never null, and final ones, get the values that they have
     * in a new object.
     */
    static List<Chunks.Piece> forget(MarshallerWriter writer, List<Integer> fields, Locals locals) {
        List<Chunks.Piece> pieces = new ArrayList<>();
        CodeBlock.Builder ofFresh = CodeBlock.builder();
        int weight = CREATION;
        String fresh = "";
        for (int index : fields) {
            Field field = writer.field(index).field();
            int cost = Weights.ASSIGNMENT + writer.access(index).extraBytecodes();
            if (field.type() instanceof TypeRef.OfPrimitive primitive) {
                CodeBlock zero = CodeBlock.of("$L", primitive.primitive().zero());
                pieces.add(new Chunks.Piece(set(writer, index, zero), cost));
            } else if (field.filled()) {
                fresh = fresh.isEmpty() ? locals.newName("fresh") : fresh;
                CodeBlock current = writer.get(index);
                ofFresh.addStatement(
                        "$L", Filling.into(field, current, writer.access(index).get(fresh), Origin.OBJECT));
                weight += cost + 2 * writer.access(index).extraBytecodes();
            } else if (field.options().required()) {
                fresh = fresh.isEmpty() ? locals.newName("fresh") : fresh;
                ofFresh.add(set(writer, index, writer.access(index).get(fresh)));
                weight += cost + writer.access(index).extraBytecodes();
            } else {
                pieces.add(new Chunks.Piece(set(writer, index, CodeBlock.of("null")), cost));
            }
        }
        if (!ofFresh.isEmpty()) {
            CodeBlock creation = CodeBlock.of("$T $N = $L;\n", writer.object(), fresh, Creation.empty(writer));
            pieces.add(new Chunks.Piece(CodeBlock.join(List.of(creation, ofFresh.build()), ""), weight));
        }
        return pieces;
    }

    private static CodeBlock set(MarshallerWriter writer, int index, CodeBlock value) {
        return CodeBlock.of("$L;\n", writer.set(index, value));
    }
}
