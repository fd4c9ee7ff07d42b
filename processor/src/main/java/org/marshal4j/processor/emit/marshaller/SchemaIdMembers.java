package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.SchemaHistory;
import org.marshal4j.processor.model.Dto;

/**
 * The schema id of a type whose messages begin with one, as the lock file has it, and the check that the types that a
 * message holds are still those with which the type was compiled. A class of its own does that before the first
 * message: other marshallers may not be initialised together with this one.
 */
final class SchemaIdMembers implements MarshallerPart {

    static final ClassName MESSAGE_ID = Names.support("MessageId");

    private static final String HOLDER = "Accepted";

    @Override
    public boolean concerns(MarshallerModel model) {
        return model.hasSchemaId();
    }

    /** The class that reads messages of former schemas. */
    static ClassName historyOf(Dto dto) {
        return Names.of(dto.marshaller().besideMarshaller("SchemaHistory"));
    }

    /** A call of a method that writes or compares the id. */
    static CodeBlock call(MarshallerWriter writer, String method, String bytes) {
        return history(writer).shapes().isEmpty()
                ? CodeBlock.of("$T.$L(SCHEMA_ID, $L)", MESSAGE_ID, method, bytes)
                : CodeBlock.of("$L.ID.$L($L)", HOLDER, method, bytes);
    }

    /** An expression for the id as an object. */
    static CodeBlock id(MarshallerWriter writer) {
        return history(writer).shapes().isEmpty()
                ? CodeBlock.of("$T.of(SCHEMA_ID, INSTANCE.schema())", MESSAGE_ID)
                : CodeBlock.of("$L.ID", HOLDER);
    }

    private static SchemaHistory history(MarshallerWriter writer) {
        return writer.model().history().orElseThrow();
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        SchemaHistory history = history(writer);
        writer.type()
                .addField(FieldSpec.builder(TypeName.INT, "SCHEMA_ID", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                        .addJavadoc("The schema id with which each message begins.\n")
                        .initializer("$L", hex(history.id()))
                        .build())
                .addMethod(Members.overriding("schemaId", TypeName.INT)
                        .addStatement("return SCHEMA_ID")
                        .build())
                .addMethod(Members.overriding("schemaIdOf", TypeName.INT)
                        .addParameter(TypeName.LONG, "fingerprint")
                        .addParameter(TypeName.LONG, "names")
                        .addStatement(
                                "return $T.FORMER.idOf(fingerprint, names)",
                                historyOf(writer.model().dto()))
                        .build());
        if (!history.shapes().isEmpty()) {
            writer.type().addType(holder(history.shapes()));
        }
    }

    private static String hex(int id) {
        return id == 0 ? "0" : String.format(Locale.ROOT, "0x%08x", id);
    }

    private static TypeSpec holder(List<String> shapes) {
        CodeBlock lines =
                shapes.stream().map(shape -> CodeBlock.of(",\n$S", shape)).collect(CodeBlock.joining(""));
        return TypeSpec.classBuilder(HOLDER)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc(
                        "Compares the types that a message holds with the accepted ones, before the first message.\n")
                .addField(FieldSpec.builder(MESSAGE_ID, "ID", Modifier.STATIC, Modifier.FINAL)
                        .initializer(CodeBlock.builder()
                                .add("$T.of(SCHEMA_ID, INSTANCE.schema()", MESSAGE_ID)
                                .indent()
                                .indent()
                                .add(lines)
                                .add(")")
                                .unindent()
                                .unindent()
                                .build())
                        .build())
                .build();
    }
}
