package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.binding.BoundField;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.Locals;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.Parts;
import org.marshal4j.processor.emit.Weights;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.plan.Part;

/** The body that writes, block by block and step by step. */
final class WriteFields implements MarshallerPart {

    @Override
    public boolean concerns(MarshallerModel model) {
        return !model.dto().isAbstract();
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(writer.model().bodyName("write"))
                .addJavadoc("The body of {@link #write}; marshallers of types that contain such an object call it.\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addParameter(writer.parameter())
                .addParameter(Blocks.OUT)
                .addParameters(writer.model().handed().parameters())
                .addCode(writer.checkInBody(writer.variable()));
        if (writer.dto().is(Dto.Trait.VALIDATABLE)) {
            method.addStatement("$T.validate($N)", MarshallerWriter.VALIDATABLE_UTIL, writer.variable());
        }
        if (writer.dto().isEvolvable()) {
            VersionedWriting.addTo(writer, method);
            return;
        }
        Locals locals = writer.locals();
        List<Chunks.Piece> pieces = new ArrayList<>();
        writer.model().plan().parts().forEach(part -> pieces.add(piece(writer, part, locals)));
        Parts.add(writer, method, "write", Blocks.OUT, new GraphSteps(writer).aroundWriting(pieces));
    }

    /** Writes a block or a step. */
    static Chunks.Piece piece(MarshallerWriter writer, Part part, Locals locals) {
        if (part instanceof Part.Step step) {
            return step(writer, step.field(), locals);
        }
        CodeBlock call = CodeBlock.of("write$L($N, out);\n", writer.nameOf((Part.Block) part), writer.variable());
        return new Chunks.Piece(call, Weights.CALL);
    }

    private static Chunks.Piece step(MarshallerWriter writer, int index, Locals locals) {
        BoundField field = writer.field(index);
        StepCodec codec = field.step();
        CodeBlock.Builder code = CodeBlock.builder();
        CodeBlock value = writer.get(index);
        if (codec.usesTwice()) {
            String local = locals.newName(field.name());
            code.addStatement("$T $N = $L", Names.of(field.type()), local, value);
            value = CodeBlock.of("$N", local);
        }
        codec.write(writer.members(), field.name(), value, code);
        return new Chunks.Piece(code.build(), Weights.step(codec, writer.access(index)));
    }
}
