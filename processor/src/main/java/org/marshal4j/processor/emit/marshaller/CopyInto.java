package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.Origin;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.Locals;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.Parts;
import org.marshal4j.processor.emit.Weights;

/** The statements that copy the fields of one object into another. */
final class CopyInto {

    private CopyInto() {}

    /** Copies the fields into the object and returns it. */
    static void addTo(MarshallerWriter writer, MethodSpec.Builder method) {
        Locals locals = writer.localsOfCopying();
        List<Chunks.Piece> pieces = new ArrayList<>();
        for (int i = 0; i < writer.model().fields().size(); i++) {
            pieces.add(piece(writer, i, locals));
        }
        List<ParameterSpec> parameters = new ArrayList<>(List.of(CopyStart.parameter(writer), writer.parameter()));
        parameters.addAll(writer.model().handed().parameters());
        Parts.addStatements(writer, method, "copy", parameters, new GraphSteps(writer).aroundCopying(pieces, locals));
        method.addStatement("return $N", writer.variable());
    }

    private static Chunks.Piece piece(MarshallerWriter writer, int index, Locals locals) {
        Codec codec = CopyStart.codec(writer, index);
        CodeBlock value = writer.access(index).get(MarshallerWriter.COPIED);
        int extra = 2 * writer.access(index).extraBytecodes();
        if (codec.copies() == Copies.SHARED) {
            return new Chunks.Piece(
                    Assignment.ofShared(writer, index, value, locals),
                    Weights.ASSIGNMENT + 2 * extra + Assignment.extraBytecodes(writer, index));
        }
        String name = writer.field(index).name();
        int weight = codec instanceof StepCodec counted
                ? Weights.step(counted)
                : Weights.SLOT + ((BlockCodec) codec).extraBytecodes();
        return new Chunks.Piece(
                Assignment.of(
                        writer,
                        index,
                        current -> codec.copy(writer.members(), name, value, current),
                        codec instanceof StepCodec step && step.copiesInto(),
                        locals,
                        Origin.OBJECT),
                weight + extra + Assignment.extraBytecodes(writer, index));
    }
}
