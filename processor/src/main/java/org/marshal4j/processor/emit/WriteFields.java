package org.marshal4j.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.plan.Part;

/** The body of writing: block by block and step by step. */
final class WriteFields implements MarshallerPart {

    @Override
    public boolean concerns(Subject subject) {
        return !subject.dto().isAbstract();
    }

    @Override
    public void addTo(Frame frame) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(frame.subject().bodyName("write"))
                .addJavadoc("The body of {@link #write}, for marshallers of types that hold such an object.\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addParameter(frame.parameter())
                .addParameter(Blocks.OUT)
                .addParameters(frame.subject().handed().parameters())
                .addStatement("$T.exactType($N, $T.class)", Names.CHECKS, frame.variable(), frame.dto());
        if (frame.subject().nests()) {
            method.addStatement("$T.depth(depth)", Names.CHECKS);
        }
        if (frame.subject().dto().is(Dto.Trait.VALIDATABLE)) {
            method.addStatement("$T.validate($N)", Frame.VALIDATABLE_UTIL, frame.variable());
        }
        if (frame.subject().dto().isEvolvable()) {
            FramedWriting.addTo(frame, method);
            return;
        }
        Locals locals = frame.locals();
        List<Chunks.Piece> pieces = new ArrayList<>();
        frame.subject().plan().parts().forEach(part -> pieces.add(piece(frame, part, locals)));
        Parts.add(frame, method, "write", Blocks.OUT, new GraphSteps(frame).aroundWriting(pieces));
    }

    /** Writes a block or a step. */
    static Chunks.Piece piece(Frame frame, Part part, Locals locals) {
        if (part instanceof Part.Step step) {
            return step(frame, step.field(), locals);
        }
        CodeBlock call = CodeBlock.of("write$L($N, out);\n", frame.nameOf((Part.Block) part), frame.variable());
        return new Chunks.Piece(call, Weights.CALL);
    }

    private static Chunks.Piece step(Frame frame, int index, Locals locals) {
        Field field = frame.subject().dto().fields().get(index);
        StepCodec codec = (StepCodec) frame.subject().codecs().get(index);
        CodeBlock.Builder code = CodeBlock.builder();
        CodeBlock value = frame.access(index).get(frame.variable());
        if (codec.usesTwice()) {
            String local = locals.newName(field.name());
            code.addStatement("$T $N = $L", Names.of(field.type()), local, value);
            value = CodeBlock.of("$N", local);
        }
        codec.write(frame.members(), field.name(), value, code);
        return new Chunks.Piece(code.build(), Weights.step(codec, frame.access(index)));
    }
}
