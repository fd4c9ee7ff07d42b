package org.marshal4j.processor.emit.table;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.Files;
import org.marshal4j.processor.emit.MarshallerWriter;

/**
 * The class {@code Columns} of a table. It has all columns of the type, and is also used in tables of types that
 * contain it.
 */
final class ColumnsClass {

    private final TableModel table;
    private final TypeSpec.Builder type;
    private final MarshallerWriter writer;

    private ColumnsClass(TableModel table) {
        this.table = table;
        this.type = TypeSpec.classBuilder(table.columns())
                .addModifiers(Modifier.STATIC, Modifier.FINAL)
                .addModifiers(Files.modifiers(table.dto()))
                .addJavadoc("The columns of {@link $T}, one for each field.\n", table.object());
        this.writer = new MarshallerWriter(table.marshaller(), type);
        table.names().variables().forEach(writer.members()::name);
    }

    static TypeSpec of(TableModel table) {
        return new ColumnsClass(table).build();
    }

    private TypeSpec build() {
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder()
                .addModifiers(Files.modifiers(table.dto()))
                .addJavadoc("For generated code: creates the columns, or finds them in the open file.\n")
                .addParameter(Names.tableSupport("TableColumns"), "columns");
        for (int i = 0; i < table.kinds().size(); i++) {
            TypeName kind = table.kinds().get(i).type();
            type.addField(FieldSpec.builder(kind, table.names().variable(i), Modifier.PRIVATE, Modifier.FINAL)
                    .build());
            constructor.addStatement(
                    "this.$N = $L",
                    table.names().variable(i),
                    table.kinds()
                            .get(i)
                            .creation(
                                    CodeBlock.of("columns"),
                                    CodeBlock.of("$S", table.names().column(i))));
        }
        type.addMethod(constructor.build());
        for (int i = 0; i < table.kinds().size(); i++) {
            type.addMethod(accessor(i)
                    .addStatement("return $N", table.names().variable(i))
                    .build());
        }
        addStruct();
        ValueMethods.addTo(table, writer);
        writer.members().flush();
        type.addAnnotations(Files.silencing(writer.members().silenced()));
        return type.build();
    }

    private MethodSpec.Builder accessor(int field) {
        return accessor(table, field);
    }

    /** The declaration of the method that returns a column. */
    static MethodSpec.Builder accessor(TableModel table, int field) {
        return MethodSpec.methodBuilder(table.names().of(field))
                .addModifiers(Modifier.PUBLIC)
                .returns(table.kinds().get(field).type());
    }

    /** Adds methods that set and get objects inside the columns of another type. */
    private void addStruct() {
        ClassName struct = Names.table("StructColumn");
        TypeName column = ParameterizedTypeName.get(struct, table.columns());
        addSet(column, table.object());
        if (table.isViewed()) {
            addSet(column, table.view());
        }
        type.addMethod(MethodSpec.methodBuilder("get")
                .addModifiers(Modifier.STATIC)
                .addModifiers(Files.modifiers(table.dto()))
                .addJavadoc("For generated code: returns a nested object of a row; null if it is null.\n")
                .returns(table.object())
                .addParameter(column, "column")
                .addParameter(TypeName.LONG, "row")
                .addCode(CodeBlock.of("return column.hasNull(row) ? null : column.columns().get(row);\n"))
                .build());
    }

    private void addSet(TypeName column, TypeName value) {
        type.addMethod(MethodSpec.methodBuilder("set")
                .addModifiers(Modifier.STATIC)
                .addModifiers(Files.modifiers(table.dto()))
                .addJavadoc("For generated code: sets a nested object of a row.\n")
                .addParameter(column, "column")
                .addParameter(TypeName.LONG, "row")
                .addParameter(value, "value")
                .beginControlFlow("if (value == null)")
                .addStatement("column.setNull(row)")
                .nextControlFlow("else")
                .addStatement("column.columns().put(row, value)")
                .addStatement("column.setPresent(row)")
                .endControlFlow()
                .build());
    }
}
