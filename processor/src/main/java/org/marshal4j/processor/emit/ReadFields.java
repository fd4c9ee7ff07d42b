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

/** The body of reading, in one of two shapes: into an object, or into variables and from there to a constructor. */
final class ReadFields implements MarshallerPart {

    @Override
    public boolean concerns(Subject subject) {
        return !subject.dto().isAbstract();
    }

    @Override
    public void addTo(Frame frame) {
        Dto dto = frame.subject().dto();
        MethodSpec.Builder method = MethodSpec.methodBuilder(frame.subject().bodyName("read"))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(frame.dto())
                .addParameter(frame.dto(), "current")
                .addParameter(Blocks.IN)
                .addParameters(frame.subject().handed().parameters());
        if (frame.subject().nests()) {
            method.addStatement("$T.depth(depth)", Names.CHECKS);
        }
        if (dto.isMutable()) {
            readInto(frame, method);
        } else {
            ReadByConstructor.addTo(frame, method);
        }
    }

    static CodeBlock ending(Frame frame) {
        return frame.subject().dto().is(Dto.Trait.VALIDATABLE)
                ? CodeBlock.of("return $T.validate($N)", Frame.VALIDATABLE_UTIL, frame.variable())
                : CodeBlock.of("return $N", frame.variable());
    }

    private static void readInto(Frame frame, MethodSpec.Builder method) {
        String reusable = frame.subject().dto().is(Dto.Trait.FINAL) ? "" : " && current.getClass() == $1T.class";
        method.addJavadoc("The body of {@link #read}: fills {@code current}, or a new object where that will not do.\n")
                .addStatement(
                        "$1T $2N = current != null" + reusable + " ? current : new $1T()",
                        frame.dto(),
                        frame.variable());
        Locals locals = frame.localsOfReading();
        if (frame.subject().dto().isEvolvable()) {
            addFramed(frame, method, locals);
            return;
        }
        List<Chunks.Piece> pieces = new ArrayList<>();
        frame.subject().plan().parts().forEach(part -> pieces.add(piece(frame, part, locals)));
        Parts.add(frame, method, "read", Blocks.IN, new GraphSteps(frame).aroundReading(pieces), ending(frame));
    }

    private static void addFramed(Frame frame, MethodSpec.Builder method, Locals locals) {
        GraphSteps graph = new GraphSteps(frame);
        FramedBody body = new FramedBody();
        body.may("readStart", graph.beforeReading());
        new FramedReading(
                        frame,
                        locals,
                        part -> piece(frame, part, locals),
                        fields -> Absent.forget(frame, fields, locals))
                .addTo(body);
        body.may("readEnd", graph.after());
        body.addTo(frame, method, Parts.parameters(frame, Blocks.IN));
        method.addStatement(ending(frame));
        frame.type().addMethod(method.build());
    }

    private static Chunks.Piece piece(Frame frame, Part part, Locals locals) {
        if (part instanceof Part.Step step) {
            return step(frame, step.field(), locals);
        }
        CodeBlock call = CodeBlock.of("read$L($N, in);\n", frame.nameOf((Part.Block) part), frame.variable());
        return new Chunks.Piece(call, Weights.CALL);
    }

    private static Chunks.Piece step(Frame frame, int index, Locals locals) {
        Field field = frame.subject().dto().fields().get(index);
        StepCodec codec = (StepCodec) frame.subject().codecs().get(index);
        CodeBlock current = frame.access(index).get(frame.variable());
        CodeBlock read = codec.read(frame.members(), field.name(), current);
        return new Chunks.Piece(
                Assignment.of(frame, index, read, locals),
                Weights.step(codec, frame.access(index)) + Assignment.extraBytecodes(frame, index));
    }
}
