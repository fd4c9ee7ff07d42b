package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.binding.BoundField;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.Weights;
import org.marshal4j.processor.plan.Part;

/** The body that measures. */
final class SizeOfFields implements MarshallerPart {

    @Override
    public boolean concerns(MarshallerModel model) {
        return !model.dto().isAbstract();
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(writer.model().bodyName("sizeOf"))
                .addJavadoc("The body of {@link #sizeOf}; marshallers of types that contain such an object call it.\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(TypeName.LONG)
                .addParameter(writer.parameter())
                .addParameters(writer.model().handed().parameters())
                .addCode(writer.checkInBody(writer.variable()));
        List<Chunks.Piece> pieces = pieces(writer);
        if (pieces.isEmpty()) {
            method.addStatement("return $L", blockBytes(writer));
        } else {
            GraphSteps graph = new GraphSteps(writer);
            method.addCode(graph.enter());
            method.addStatement("long size = $L", blockBytes(writer));
            addTerms(writer, method, Chunks.of(pieces));
            method.addCode(graph.leave());
            method.addStatement("return size");
        }
        writer.type().addMethod(method.build());
    }

    private static int blockBytes(MarshallerWriter writer) {
        return writer.model().plan().parts().stream()
                .mapToInt(SizeOfFields::bytes)
                .sum();
    }

    private static int bytes(Part part) {
        if (part instanceof Part.VersionedBlock) {
            return Integer.BYTES;
        }
        return part instanceof Part.Block block ? block.bytes() : 0;
    }

    private static List<Chunks.Piece> pieces(MarshallerWriter writer) {
        List<Chunks.Piece> pieces = new ArrayList<>();
        for (Part part : writer.model().plan().parts()) {
            if (part instanceof Part.Step step) {
                BoundField field = writer.field(step.field());
                StepCodec codec = field.step();
                CodeBlock value = writer.get(step.field());
                CodeBlock size = codec.sizeOf(writer.members(), field.name(), value);
                pieces.add(new Chunks.Piece(
                        CodeBlock.of("size += $L;\n", size), Weights.step(codec, writer.access(step.field()))));
            }
        }
        return pieces;
    }

    private static void addTerms(MarshallerWriter writer, MethodSpec.Builder method, List<CodeBlock> chunks) {
        if (chunks.size() == 1) {
            method.addCode(chunks.get(0));
            return;
        }
        for (int i = 0; i < chunks.size(); i++) {
            String part = writer.members().name("sizeOfPart" + (i + 1));
            method.addStatement(
                    "size += $L($N$L)",
                    part,
                    writer.variable(),
                    writer.model().handed().arguments());
            writer.members()
                    .add(MarshallerWriter.privateStatic(part)
                            .returns(TypeName.LONG)
                            .addParameter(writer.parameter())
                            .addParameters(writer.model().handed().parameters())
                            .addStatement("long size = 0")
                            .addCode(chunks.get(i))
                            .addStatement("return size")
                            .build());
        }
    }
}
