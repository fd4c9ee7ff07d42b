package org.marshal4j.processor.emit.chroniclewire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.chroniclewire.ChronicleWireValue;
import org.marshal4j.processor.chroniclewire.ChronicleWireValues;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.Origin;
import org.marshal4j.processor.emit.Creation;
import org.marshal4j.processor.emit.Locals;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;

/** Reads all fields from a wire and creates an object from them. Missing fields are zero or null. */
final class ChronicleWireMaking implements MarshallerPart {

    @Override
    public boolean concerns(MarshallerModel model) {
        return model.dto().construction() instanceof Construction.OfValues;
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        Dto dto = writer.dto();
        MethodSpec.Builder method = MarshallerWriter.publicStatic("make")
                .addJavadoc(
                        "Creates an object from its fields, which may be in any order; missing ones are zero or null.\n")
                .returns(writer.className())
                .addParameter(ChronicleWireArtifact.IN);
        Locals locals = ChronicleWireArtifact.locals(writer);
        List<String> variables = new ArrayList<>();
        for (Field field : dto.fields()) {
            String variable = locals.newName(field.name());
            CodeBlock in = ChronicleWireReading.field(writer, field);
            method.addStatement(
                    "$T $N = $L",
                    Names.of(field.type()),
                    variable,
                    ChronicleWireValues.of(field).read(in, ChronicleWireValue.NULL, locals.inner()::newName));
            variables.add(variable);
        }
        Creation creation = new Creation(writer, index -> CodeBlock.of("$N", variables.get(index)), Origin.ELSEWHERE);
        method.addCode(creation.make(locals));
        creation.remaining().forEach(piece -> method.addCode(piece.code()));
        method.addStatement(writer.ending());
        writer.type().addMethod(method.build());
        if (dto.kind() == Dto.Kind.CLASS && !dto.isAssignable()) {
            writer.type().addMethod(reading(writer));
        }
        writer.type()
                .addStaticBlock(CodeBlock.builder()
                        .addStatement("$L", registration(dto))
                        .build());
    }

    /**
     * Registers this way of reading with the readers of Wire. Records cannot be filled, so they have no method for
     * that.
     */
    private static CodeBlock registration(Dto dto) {
        ClassName fields = Names.of(ChronicleWireValues.generatedFor(dto.name()));
        CodeBlock reader = dto.kind() == Dto.Kind.CLASS ? CodeBlock.of(", $T::read", fields) : CodeBlock.of("");
        return CodeBlock.of(
                "$T.register($T.class, $T::make$L)",
                ChronicleWireValues.support("Constructed"),
                Names.of(dto.name()),
                fields,
                reader);
    }

    /** Reads into an object with final fields, as Wire itself does: the readers of Wire pass objects to be filled. */
    private static MethodSpec reading(MarshallerWriter writer) {
        ClassName copies = ChronicleWireValues.support("FieldCopies");
        CodeBlock names = writer.dto().fields().stream()
                .map(field -> CodeBlock.of(", $S", field.name()))
                .collect(CodeBlock.joining(""));
        String copying = writer.members()
                .constant("fieldCopies", copies, CodeBlock.of("$T.of($T.class$L)", copies, writer.className(), names));
        return MarshallerWriter.publicStatic("read")
                .addJavadoc("Reads a new object and copies its fields, final ones too, into the given one.\n")
                .addParameter(writer.parameter())
                .addParameter(ChronicleWireArtifact.IN)
                .addStatement("$T.exactType($N, $T.class)", Names.CHECKS, writer.variable(), writer.className())
                .addStatement("$N.copy(make(wire), $N)", copying, writer.variable())
                .build();
    }
}
