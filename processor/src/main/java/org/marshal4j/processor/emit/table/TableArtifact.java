package org.marshal4j.processor.emit.table;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.Artifact;
import org.marshal4j.processor.emit.Files;
import org.marshal4j.processor.emit.GeneratedFile;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.model.Dto;

/** The table of a type's objects, for types that ask for one. */
public final class TableArtifact implements Artifact {

    @Override
    public boolean concerns(Dto dto) {
        return dto.is(Dto.Trait.TABLE);
    }

    @Override
    public GeneratedFile emit(MarshallerModel model) {
        Dto dto = model.dto();
        TableModel table = TableModel.of(model);
        TypeSpec.Builder type = TypeSpec.classBuilder(table.table())
                .addAnnotation(Files.generated(model.version()))
                .addAnnotations(Files.silencesInBean(dto))
                .addModifiers(Files.modifiers(dto, Modifier.FINAL))
                .superclass(ParameterizedTypeName.get(Names.table("Table"), table.object()))
                .addSuperinterface(ParameterizedTypeName.get(ClassName.get(Iterable.class), table.row()))
                .addJavadoc(
                        "Keeps any number of {@link $T} in columns outside the heap, in memory or in a file.\n",
                        table.object())
                .addField(FieldSpec.builder(table.columns(), "columns", Modifier.PRIVATE, Modifier.FINAL)
                        .build());
        FactoryMethods.addTo(table, type);
        RowMethods.addTo(table, type);
        for (int i = 0; i < table.kinds().size(); i++) {
            type.addMethod(ColumnsClass.accessor(table, i)
                    .addStatement("return $L", table.columnOf(i))
                    .build());
        }
        type.addType(RowClass.of(table)).addType(ColumnsClass.of(table));
        return new GeneratedFile.JavaCode(Files.file(dto, type.build()));
    }
}
