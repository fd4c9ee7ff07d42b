package org.marshal4j.processor.emit.chroniclewire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.chroniclewire.ChronicleWireValues;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.Locals;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;

/** Writes all fields to a wire. */
final class ChronicleWireWriting implements MarshallerPart {

    /** The maximum number of bytecodes for one field. */
    private static final int WEIGHT = 40;

    /** The bytecodes that restore the position of comments in hex dumps. */
    private static final int INDENTATION = 10;

    private static final ClassName COMMENTS = ChronicleWireValues.support("Comments");

    @Override
    public boolean concerns(MarshallerModel model) {
        return true;
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        MethodSpec.Builder method = MarshallerWriter.publicStatic("write")
                .addJavadoc("Writes the fields, in the order of the source, superclasses first.\n")
                .addParameter(writer.parameter())
                .addParameter(ChronicleWireArtifact.OUT)
                .addStatement("$T.exactType($N, $T.class)", Names.CHECKS, writer.variable(), writer.className());
        if (writer.dto().is(Dto.Trait.VALIDATABLE)) {
            method.addStatement("$T.validate($N)", MarshallerWriter.VALIDATABLE_UTIL, writer.variable());
        }
        Locals locals = ChronicleWireArtifact.locals(writer);
        List<Field> fields = writer.dto().fields();
        List<Chunks.Piece> pieces = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            Field field = fields.get(i);
            CodeBlock write = ChronicleWireValues.of(field)
                    .write(writer.get(i), CodeBlock.of("wire.write($S)", field.name()), locals.inner()::newName);
            pieces.add(new Chunks.Piece(CodeBlock.of("$L;\n$L", write, comment(writer, i)), WEIGHT));
        }
        method.addStatement("wire.bytesComment().adjustHexDumpIndentation(1)");
        pieces.add(new Chunks.Piece(CodeBlock.of("wire.bytesComment().adjustHexDumpIndentation(-1);\n"), INDENTATION));
        ChronicleWireArtifact.addMethod(writer, method, ChronicleWireArtifact.OUT, pieces);
    }

    /** Writes the comment on a field. Binary wires have no comments. */
    private static CodeBlock comment(MarshallerWriter writer, int index) {
        CodeBlock value = writer.get(index);
        return writer.dto()
                .fields()
                .get(index)
                .options()
                .wire()
                .comment()
                .map(comment -> CodeBlock.builder()
                        .beginControlFlow("if ($T.areWritten(wire))", COMMENTS)
                        .addStatement("$T.write(wire, $S, $L)", COMMENTS, comment, value)
                        .endControlFlow()
                        .build())
                .orElse(CodeBlock.of(""));
    }
}
