package org.marshal4j.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.plan.Part;

/** The body of measuring. */
final class SizeOfFields implements MarshallerPart {

    @Override
    public boolean concerns(Subject subject) {
        return !subject.dto().isAbstract();
    }

    @Override
    public void addTo(Frame frame) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(frame.subject().bodyName("sizeOf"))
                .addJavadoc("The body of {@link #sizeOf}, for marshallers of types that hold such an object.\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(TypeName.LONG)
                .addParameter(frame.parameter())
                .addParameters(frame.subject().handed().parameters())
                .addStatement("$T.exactType($N, $T.class)", Names.CHECKS, frame.variable(), frame.dto());
        if (frame.subject().nests()) {
            method.addStatement("$T.depth(depth)", Names.CHECKS);
        }
        List<Chunks.Piece> pieces = pieces(frame);
        if (pieces.isEmpty()) {
            method.addStatement("return $L", blockBytes(frame));
        } else {
            GraphSteps graph = new GraphSteps(frame);
            method.addCode(graph.enter());
            method.addStatement("long size = $L", blockBytes(frame));
            addTerms(frame, method, Chunks.of(pieces));
            method.addCode(graph.leave());
            method.addStatement("return size");
        }
        frame.type().addMethod(method.build());
    }

    private static int blockBytes(Frame frame) {
        return frame.subject().plan().parts().stream()
                .mapToInt(SizeOfFields::bytes)
                .sum();
    }

    private static int bytes(Part part) {
        if (part instanceof Part.Frame) {
            return Integer.BYTES;
        }
        return part instanceof Part.Block block ? block.bytes() : 0;
    }

    private static List<Chunks.Piece> pieces(Frame frame) {
        List<Chunks.Piece> pieces = new ArrayList<>();
        for (Part part : frame.subject().plan().parts()) {
            if (part instanceof Part.Step step) {
                Field field = frame.subject().dto().fields().get(step.field());
                StepCodec codec = (StepCodec) frame.subject().codecs().get(step.field());
                CodeBlock value = frame.access(step.field()).get(frame.variable());
                CodeBlock size = codec.sizeOf(frame.members(), field.name(), value);
                pieces.add(new Chunks.Piece(
                        CodeBlock.of("size += $L;\n", size), Weights.step(codec, frame.access(step.field()))));
            }
        }
        return pieces;
    }

    private static void addTerms(Frame frame, MethodSpec.Builder method, List<CodeBlock> chunks) {
        if (chunks.size() == 1) {
            method.addCode(chunks.get(0));
            return;
        }
        for (int i = 0; i < chunks.size(); i++) {
            String part = frame.members().name("sizeOfPart" + (i + 1));
            method.addStatement(
                    "size += $L($N$L)",
                    part,
                    frame.variable(),
                    frame.subject().handed().arguments());
            frame.members()
                    .add(Frame.privateStatic(part)
                            .returns(TypeName.LONG)
                            .addParameter(frame.parameter())
                            .addParameters(frame.subject().handed().parameters())
                            .addStatement("long size = 0")
                            .addCode(chunks.get(i))
                            .addStatement("return size")
                            .build());
        }
    }
}
