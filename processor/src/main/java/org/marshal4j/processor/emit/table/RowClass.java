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
import org.marshal4j.processor.column.ColumnKind;
import org.marshal4j.processor.emit.Files;
import org.marshal4j.processor.model.Bean;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Property;
import org.marshal4j.processor.model.TypeRef;

/** The class {@code Row} of a table: a cursor with methods that get and set the fields of its current row. */
final class RowClass {

    private static final CodeBlock INDEX = CodeBlock.of("index()");

    private final TableModel table;
    private final TypeSpec.Builder type;

    private RowClass(TableModel table) {
        this.table = table;
        this.type = TypeSpec.classBuilder(table.row())
                .addModifiers(Modifier.STATIC, Modifier.FINAL)
                .addModifiers(Files.modifiers(table.dto()))
                .superclass(ParameterizedTypeName.get(Names.table("TableRow"), table.object()))
                .addJavadoc("Shows the fields of a row in place. For one thread at a time.\n");
    }

    static TypeSpec of(TableModel table) {
        return new RowClass(table).build();
    }

    private TypeSpec build() {
        type.addField(FieldSpec.builder(table.columns(), "columns", Modifier.PRIVATE, Modifier.FINAL)
                .build());
        type.addMethod(MethodSpec.constructorBuilder()
                .addModifiers(Files.modifiers(table.dto()))
                .addJavadoc("For generated code: creates a cursor at row 0 of these columns.\n")
                .addParameter(table.columns(), "columns")
                .addStatement("this.columns = columns")
                .build());
        for (int i = 0; i < table.kinds().size(); i++) {
            ColumnKind kind = table.kinds().get(i);
            if (kind.nestedTable().isPresent() && isShown(i)) {
                addNested(i, kind.nestedTable().get());
            } else {
                type.addMethod(accessor(table.names().getter(i))
                        .returns(typeOf(i))
                        .addStatement("return $L", kind.get(table.columnOf(i), INDEX))
                        .build());
            }
            addSetter(i, kind);
        }
        addSkipped();
        type.addMethod(MethodSpec.methodBuilder("toObject")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(table.object())
                .addCode(RowMethods.reading(table, "columns.get(index())", "index()"))
                .build());
        return type.build();
    }

    private TypeName typeOf(int field) {
        return Names.of(table.fields().get(field).type());
    }

    private MethodSpec.Builder accessor(String name) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name);
        return (table.dto().isBean() ? method.addAnnotation(Override.class) : method).addModifiers(Modifier.PUBLIC);
    }

    /**
     * Whether a row of its table may be returned instead of the object. The getter of a bean must return something
     * that implements the type of the field.
     */
    private boolean isShown(int field) {
        return !table.dto().isBean()
                || (table.fields().get(field).type() instanceof TypeRef.OfClass named
                        && named.kind() instanceof ClassKind.Marshalled marshalled
                        && marshalled.isBean());
    }

    private void addNested(int field, ClassName nested) {
        ClassName row = nested.nestedClass("Row");
        String variable = table.names().variable(field) + "Row";
        CodeBlock column = table.columnOf(field);
        type.addField(FieldSpec.builder(row, variable, Modifier.PRIVATE).build());
        type.addMethod(accessor(table.names().getter(field))
                .addJavadoc("Shows the object in place until this cursor moves; null if it is null.\n")
                .returns(row)
                .beginControlFlow("if ($L.hasNull(index()))", column)
                .addStatement("return null")
                .endControlFlow()
                .beginControlFlow("if ($N == null)", variable)
                .addStatement("$N = new $T($L.columns())", variable, row, column)
                .endControlFlow()
                .addStatement("$N.moveTo(index())", variable)
                .addStatement("return $N", variable)
                .build());
    }

    private void addSetter(int field, ColumnKind kind) {
        boolean chained = table.dto()
                .bean()
                .filter(bean -> bean.property(table.fields().get(field).name()).chained())
                .isPresent();
        MethodSpec.Builder method = accessor(table.names().setter(field))
                .returns(chained ? table.row() : TypeName.VOID)
                .addParameter(typeOf(field), "value")
                .addStatement(kind.set(table.columnOf(field), INDEX, CodeBlock.of("value")));
        if (chained) {
            method.addStatement("return this");
        }
        type.addMethod(method.build());
    }

    /** Adds the accessors of a bean for which there is no column. Their value is zero and cannot be set. */
    private void addSkipped() {
        Dto dto = table.dto();
        if (!dto.isBean()) {
            return;
        }
        type.addSuperinterface(table.object());
        for (Property property : dto.bean().map(Bean::properties).orElseThrow()) {
            if (dto.fields().stream().noneMatch(field -> field.name().equals(property.name()))) {
                type.addMethod(accessor(property.getter())
                        .addJavadoc("This property has no column.\n")
                        .returns(Names.of(property.type()))
                        .addStatement(
                                "return $L",
                                property.type() instanceof TypeRef.OfPrimitive primitive
                                        ? primitive.primitive().zero()
                                        : "null")
                        .build());
                type.addMethod(accessor(property.setter())
                        .addJavadoc("This property has no column and cannot be set.\n")
                        .returns(property.chained() ? table.row() : TypeName.VOID)
                        .addParameter(Names.of(property.type()), "value")
                        .addStatement("throw notSettable($S)", property.name())
                        .build());
            }
        }
    }
}
