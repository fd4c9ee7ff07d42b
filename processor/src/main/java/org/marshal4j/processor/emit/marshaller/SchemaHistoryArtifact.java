package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.Artifact;
import org.marshal4j.processor.emit.Files;
import org.marshal4j.processor.emit.GeneratedFile;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.TextConstants;
import org.marshal4j.processor.model.Dto;

/** The class that reads messages of former schemas, for types whose messages begin with a schema id. */
public final class SchemaHistoryArtifact implements Artifact {

    @Override
    public boolean concerns(Dto dto) {
        return dto.hasSchemaId();
    }

    @Override
    public GeneratedFile emit(MarshallerModel model) {
        Dto dto = model.dto();
        TypeName object = dto.bound().map(Names::of).orElse(Names.of(dto.name()));
        ClassName inspect = Names.inspect("SchemaHistory");
        List<FieldSpec> texts = TextConstants.of(
                        "LOCK", model.history().orElseThrow().lock().lines().toList(), Modifier.PRIVATE)
                .toList();
        CodeBlock names = texts.stream().map(text -> CodeBlock.of(", $N", text)).collect(CodeBlock.joining(""));
        TypeSpec type = TypeSpec.classBuilder(SchemaIdMembers.historyOf(dto))
                .addAnnotation(Files.generated(model.version()))
                .addAnnotations(Files.silences(dto))
                .addModifiers(Modifier.FINAL)
                .addJavadoc(
                        "Reads messages of {@link $T} that begin with former schema ids. It is loaded for the first of"
                                + " them.\n",
                        Names.of(dto.name()))
                .addFields(texts)
                .addField(FieldSpec.builder(
                                ParameterizedTypeName.get(inspect, object), "FORMER", Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T<>($T.INSTANCE$L)", inspect, Names.of(dto.marshaller()), names)
                        .build())
                .build();
        return new GeneratedFile.JavaCode(Files.file(dto, type));
    }
}
