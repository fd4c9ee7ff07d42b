package org.marshal4j.processor.emit.table;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Origin;
import org.marshal4j.processor.column.ColumnKind;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.Creation;
import org.marshal4j.processor.emit.Files;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.view.ViewNames;

/** The methods of {@code Columns} that put the fields of an object into a row, and create an object from a row. */
final class ValueMethods {
    private static final int CHARACTERS_BYTECODES = 40;

    private final TableModel table;
    private final MarshallerWriter writer;
    private final String row;

    /** The name of the field that holds a text taken from a view; empty until it is needed. */
    private String text = "";

    private ValueMethods(TableModel table, MarshallerWriter writer) {
        this.table = table;
        this.writer = writer;
        this.row = TableModel.rowBeside(writer.variable());
    }

    static void addTo(TableModel table, MarshallerWriter writer) {
        ValueMethods methods = new ValueMethods(table, writer);
        methods.addPut();
        if (table.isViewed()) {
            methods.addPutOfView();
        }
        if (table.dto().isMutable()) {
            methods.addRefill();
            methods.addEmptyGet();
        } else {
            methods.addMaking();
        }
    }

    private MethodSpec.Builder method(String name) {
        return MethodSpec.methodBuilder(name).addModifiers(Files.modifiers(table.dto()));
    }

    private ParameterSpec rowParameter() {
        return ParameterSpec.builder(TypeName.LONG, row).build();
    }

    private void addPut() {
        MethodSpec.Builder method = method("put")
                .addJavadoc("Sets all fields of a row.\n")
                .addParameter(rowParameter())
                .addParameter(writer.parameter())
                .addCode(writer.checkOfObject());
        List<Chunks.Piece> pieces = new ArrayList<>();
        for (int i = 0; i < table.kinds().size(); i++) {
            CodeBlock set = table.kinds().get(i).set(column(i), CodeBlock.of("$N", row), writer.get(i));
            pieces.add(piece(i, set));
        }
        addStatements(method, "put", List.of(rowParameter(), writer.parameter()), pieces);
        writer.type().addMethod(method.build());
    }

    private void addPutOfView() {
        ViewNames names = new ViewNames(table.dto());
        ParameterSpec number = ParameterSpec.builder(TypeName.LONG, "row").build();
        ParameterSpec view = ParameterSpec.builder(table.view(), "view").build();
        MethodSpec.Builder method = method("put")
                .addJavadoc("Sets all fields of a row to those of a message.\n")
                .addParameter(number)
                .addParameter(view);
        List<Chunks.Piece> pieces = new ArrayList<>();
        for (int i = 0; i < table.kinds().size(); i++) {
            CodeBlock value = CodeBlock.of("view.$N()", names.of(i));
            int field = i;
            pieces.add(names.textInto(writer.field(i), i)
                    .map(into -> characters(field, into))
                    .orElseGet(() ->
                            piece(field, table.kinds().get(field).set(column(field), CodeBlock.of("row"), value))));
        }
        addStatements(method, "putView", List.of(number, view), pieces);
        writer.type().addMethod(method.build());
    }

    /**
     * The statements that set a text without creating a String. The method of the view appends the text to a builder,
     * which is reused.
     */
    private Chunks.Piece characters(int field, String into) {
        if (text.isEmpty()) {
            text = writer.members().name("text");
            writer.type()
                    .addField(FieldSpec.builder(StringBuilder.class, text, Modifier.PRIVATE, Modifier.FINAL)
                            .initializer("new $T()", StringBuilder.class)
                            .build());
        }
        return new Chunks.Piece(
                CodeBlock.builder()
                        .addStatement("$N.setLength(0)", text)
                        .addStatement(
                                "$T.setChars($L, row, view.$N($N) ? $N : null)",
                                ColumnKind.CELLS,
                                column(field),
                                into,
                                text,
                                text)
                        .build(),
                CHARACTERS_BYTECODES);
    }

    private void addRefill() {
        MethodSpec.Builder method = method("get")
                .addJavadoc("Fills an object with the values of a row and returns it.\n")
                .returns(writer.object())
                .addParameter(rowParameter())
                .addParameter(writer.parameter());
        List<Chunks.Piece> pieces = new ArrayList<>();
        for (int i = 0; i < table.kinds().size(); i++) {
            pieces.add(piece(i, writer.set(i, get(i))));
        }
        addStatements(method, "get", List.of(rowParameter(), writer.parameter()), pieces);
        writer.type().addMethod(method.addStatement(writer.ending()).build());
    }

    private void addEmptyGet() {
        writer.type()
                .addMethod(newGet().addStatement("return get($N, $L)", row, Creation.empty(writer))
                        .build());
    }

    private MethodSpec.Builder newGet() {
        return method("get")
                .addJavadoc("Returns a new object with the values of a row.\n")
                .returns(writer.object())
                .addParameter(rowParameter());
    }

    /** Adds the method that creates an object with a constructor, a factory or a builder. */
    private void addMaking() {
        MethodSpec.Builder method = newGet();
        Creation creation = new Creation(writer, this::get, Origin.ELSEWHERE);
        method.addCode(creation.make(writer.locals()));
        addStatements(method, "get", List.of(rowParameter(), writer.parameter()), creation.remaining());
        writer.type().addMethod(method.addStatement(writer.ending()).build());
    }

    private CodeBlock column(int field) {
        return CodeBlock.of("this.$N", table.names().variable(field));
    }

    private CodeBlock get(int field) {
        return table.kinds().get(field).get(column(field), CodeBlock.of("$N", row));
    }

    private Chunks.Piece piece(int field, CodeBlock statement) {
        ColumnKind kind = table.kinds().get(field);
        return new Chunks.Piece(
                CodeBlock.of("$L;\n", statement),
                kind.bytecodes() + 2 * writer.access(field).extraBytecodes());
    }

    /** Adds the statements, divided among several methods if they are too many for one. */
    private void addStatements(
            MethodSpec.Builder method, String verb, List<ParameterSpec> parameters, List<Chunks.Piece> pieces) {
        List<CodeBlock> chunks = Chunks.of(pieces);
        if (chunks.size() == 1) {
            method.addCode(chunks.get(0));
            return;
        }
        for (int i = 0; i < chunks.size(); i++) {
            String part = writer.members().name(verb + "Part" + (i + 1));
            method.addStatement("$L($N, $N)", part, parameters.get(0), parameters.get(1));
            writer.members()
                    .add(MethodSpec.methodBuilder(part)
                            .addModifiers(Modifier.PRIVATE)
                            .addParameters(parameters)
                            .addCode(chunks.get(i))
                            .build());
        }
    }
}
