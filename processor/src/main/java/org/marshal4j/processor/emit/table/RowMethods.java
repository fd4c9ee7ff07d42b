package org.marshal4j.processor.emit.table;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.Iterator;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;

/** The methods of a table that add, set, get and show rows. */
final class RowMethods {

    private static final ClassName UNREADABLE = Names.tableSupport("UnreadableRow");

    private RowMethods() {}

    static void addTo(TableModel table, TypeSpec.Builder type) {
        type.addMethod(entry("add")
                .addParameter(table.object(), "value")
                .addStatement("long row = newRow()")
                .addStatement("columns.put(row, value)")
                .addStatement("publish(row)")
                .build());
        type.addMethod(entry("set")
                .addParameter(TypeName.LONG, "row")
                .addParameter(table.object(), "value")
                .addStatement("columns.put(check(row), value)")
                .build());
        if (table.isViewed()) {
            addOfView(table, type);
        }
        type.addMethod(entry("get")
                .returns(table.object())
                .addParameter(TypeName.LONG, "row")
                .addCode(reading(table, "columns.get(check(row))", "row"))
                .build());
        if (table.dto().isMutable()) {
            type.addMethod(MethodSpec.methodBuilder("get")
                    .addModifiers(Modifier.PUBLIC)
                    .addJavadoc("Fills an object with the values of a row and returns it.\n")
                    .returns(table.object())
                    .addParameter(TypeName.LONG, "row")
                    .addParameter(table.object(), "into")
                    .addCode(reading(table, "columns.get(check(row), into)", "row"))
                    .build());
        }
        type.addMethod(MethodSpec.methodBuilder("row")
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("A new cursor at row 0, even if the table is empty.\n")
                .returns(table.row())
                .addStatement("return new $T(columns)", table.row())
                .build());
        type.addMethod(entry("iterator")
                .addJavadoc("Moves one cursor from row to row: {@code next} returns the same object each time.\n")
                .returns(ParameterizedTypeName.get(ClassName.get(Iterator.class), table.row()))
                .addStatement("return iterator(row())")
                .build());
    }

    /** Returns an object, or says which row its constructor refused. */
    static CodeBlock reading(TableModel table, String object, String row) {
        return CodeBlock.builder()
                .beginControlFlow("try")
                .addStatement("return " + object)
                .nextControlFlow("catch ($T e)", RuntimeException.class)
                .addStatement("throw $T.of($T.class, $L, e)", UNREADABLE, table.object(), row)
                .endControlFlow()
                .build();
    }

    private static void addOfView(TableModel table, TypeSpec.Builder type) {
        type.addMethod(MethodSpec.methodBuilder("add")
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("Adds a row with the fields of a message, without creating an object.\n")
                .addParameter(table.view(), "view")
                .addStatement("long row = newRow()")
                .addStatement("columns.put(row, view)")
                .addStatement("publish(row)")
                .build());
        type.addMethod(MethodSpec.methodBuilder("set")
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("Sets a row to the fields of a message, without creating an object.\n")
                .addParameter(TypeName.LONG, "row")
                .addParameter(table.view(), "view")
                .addStatement("columns.put(check(row), view)")
                .build());
    }

    private static MethodSpec.Builder entry(String name) {
        return MethodSpec.methodBuilder(name).addAnnotation(Override.class).addModifiers(Modifier.PUBLIC);
    }
}
