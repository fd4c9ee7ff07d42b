package org.marshal4j.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.wire.WireForms;

/** Writes all fields to a wire. */
final class WireWriting implements MarshallerPart {

    /** Bytecodes of one field, at most. */
    private static final int WEIGHT = 40;

    @Override
    public boolean concerns(Subject subject) {
        return true;
    }

    @Override
    public void addTo(Frame frame) {
        MethodSpec.Builder method = Frame.publicStatic("write")
                .addJavadoc("Writes the fields, in the order of the source, superclasses first.\n")
                .addParameter(frame.parameter())
                .addParameter(WireOutput.OUT)
                .addStatement("$T.exactType($N, $T.class)", Names.CHECKS, frame.variable(), frame.dto());
        if (frame.subject().dto().is(Dto.Trait.VALIDATABLE)) {
            method.addStatement("$T.validate($N)", Frame.VALIDATABLE_UTIL, frame.variable());
        }
        Locals locals = WireOutput.locals(frame);
        List<Field> fields = frame.subject().dto().fields();
        List<Chunks.Piece> pieces = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            Field field = fields.get(i);
            CodeBlock write = WireForms.of(field)
                    .write(
                            frame.access(i).get(frame.variable()),
                            CodeBlock.of("wire.write($S)", field.name()),
                            locals.inner()::newName);
            pieces.add(new Chunks.Piece(CodeBlock.of("$L;\n", write), WEIGHT));
        }
        WireOutput.addMethod(frame, method, WireOutput.OUT, pieces);
    }
}
