package org.marshal4j.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.wire.WireForm;
import org.marshal4j.processor.wire.WireForms;

/** Reads all fields from a wire, and makes an object of them; those that are missing are zero or null. */
final class WireMaking implements MarshallerPart {

    @Override
    public boolean concerns(Subject subject) {
        return subject.dto().construction() instanceof Construction.OfValues;
    }

    @Override
    public void addTo(Frame frame) {
        Dto dto = frame.subject().dto();
        MethodSpec.Builder method = Frame.publicStatic("make")
                .addJavadoc(
                        "Makes an object of its fields, which may be in any order; what is missing is zero or null.\n")
                .returns(frame.dto())
                .addParameter(WireOutput.IN);
        Locals locals = WireOutput.locals(frame);
        List<String> variables = new ArrayList<>();
        for (Field field : dto.fields()) {
            String variable = locals.newName(field.name());
            CodeBlock in = WireReading.field(frame, field);
            method.addStatement(
                    "$T $N = $L",
                    Names.of(field.type()),
                    variable,
                    WireForms.of(field).read(in, WireForm.NULL, locals.inner()::newName));
            variables.add(variable);
        }
        Creation creation = new Creation(frame, index -> CodeBlock.of("$N", variables.get(index)));
        method.addCode(creation.make(locals));
        creation.remaining().forEach(piece -> method.addCode(piece.code()));
        method.addStatement(ReadFields.ending(frame));
        frame.type()
                .addStaticBlock(CodeBlock.builder()
                        .addStatement(
                                "$T.register($T.class, $T::make)",
                                WireForms.support("Constructed"),
                                frame.dto(),
                                Names.of(WireForms.generatedFor(dto.name())))
                        .build())
                .addMethod(method.build());
    }
}
