package org.marshal4j.processor.emit.chroniclewire;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import java.util.List;
import org.marshal4j.processor.chroniclewire.ChronicleWireValues;
import org.marshal4j.processor.emit.Locals;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;

/**
 * Reads fields in the order of the message if the wire hints at it, with a method that reads the field of a given
 * index.
 */
final class ChronicleWireMessageOrder {

    private static final ClassName INPUT_ORDER = ChronicleWireValues.support("InputOrder");

    /** The code that reads one field. */
    @FunctionalInterface
    interface Assignment {

        /**
         * A statement that reads a field, or gives it the value of a missing one.
         *
         * @param in an expression for a {@code ValueIn}
         * @param present an expression that tells whether the message has the field
         */
        CodeBlock of(int index, CodeBlock in, CodeBlock present, Locals locals);
    }

    static final ClassName VALUE_IN = ClassName.get("net.openhft.chronicle.wire", "ValueIn");
    static final ClassName FIELD_NAME = ChronicleWireValues.support("FieldName");

    private final MarshallerWriter writer;
    private final ParameterSpec index;
    private final ParameterSpec in;
    private final Locals locals;
    private final int most;
    private final Assignment assignment;

    /**
     * The code for a type.
     *
     * @param locals names for variables, all different from the wire
     * @param most the maximum number of fields in one method: HotSpot leaves very long methods to the interpreter
     * @param assignment reads one field
     */
    ChronicleWireMessageOrder(MarshallerWriter writer, Locals locals, int most, Assignment assignment) {
        this.writer = writer;
        this.locals = locals;
        this.most = most;
        this.assignment = assignment;
        this.index =
                ParameterSpec.builder(TypeName.INT, locals.newName("index")).build();
        this.in = ParameterSpec.builder(VALUE_IN, locals.newName("valueIn")).build();
    }

    /**
     * The statements before those that read the fields in the order of the class. If the object wants to know about
     * unexpected fields, these are all statements except validation.
     */
    CodeBlock statements() {
        if (writer.dto().is(Dto.Trait.UNEXPECTED_FIELDS)) {
            return CodeBlock.builder()
                    .addStatement(
                            "$T.readAll(wire, $N, $N, ($N, $N) -> $L)",
                            INPUT_ORDER,
                            names(),
                            writer.variable(),
                            index,
                            in,
                            call(method()))
                    .build();
        }
        CodeBlock.Builder code = CodeBlock.builder()
                .beginControlFlow("if (wire.hintReadInputOrder())")
                .addStatement("$T.read(wire, $N, ($N, $N) -> $L)", INPUT_ORDER, names(), index, in, call(method()));
        if (writer.dto().is(Dto.Trait.VALIDATABLE)) {
            code.addStatement("$T.validate($N)", MarshallerWriter.VALIDATABLE_UTIL, writer.variable());
        }
        return code.addStatement("return").endControlFlow().build();
    }

    private String names() {
        CodeBlock names = writer.dto().fields().stream()
                .map(field -> CodeBlock.of("$N", nameOf(writer, field)))
                .collect(CodeBlock.joining(", ", "{", "}"));
        return writer.members().constant("allFields", ArrayTypeName.of(FIELD_NAME), names);
    }

    /** The constant for the name of a field. */
    static String nameOf(MarshallerWriter writer, Field field) {
        return writer.members()
                .constant(field.name() + "Field", FIELD_NAME, CodeBlock.of("$T.of($S)", FIELD_NAME, field.name()));
    }

    private CodeBlock call(String method) {
        return CodeBlock.of("$N($N, $N, $N)", method, writer.variable(), index, in);
    }

    /**
     * Adds the method that reads a field. If there are many fields, that method calls others, each for some of the
     * fields.
     */
    private String method() {
        int count = writer.dto().fields().size();
        if (count <= most) {
            return method("readField", part(0, count));
        }
        CodeBlock.Builder calls = CodeBlock.builder();
        for (int start = 0; start < count; start += most) {
            int end = Math.min(count, start + most);
            String part = method("readFieldPart" + (start / most + 1), part(start, end));
            calls.beginControlFlow("if ($N >= $L && $N < $L)", index, start, index, end)
                    .addStatement(call(part))
                    .endControlFlow();
        }
        return method("readField", calls.build());
    }

    private String method(String suggestion, CodeBlock body) {
        String name = writer.members().name(suggestion);
        MethodSpec method = MarshallerWriter.privateStatic(name)
                .addParameters(List.of(writer.parameter(), index, in))
                .addCode(body)
                .build();
        writer.members().add(method);
        return name;
    }

    private CodeBlock part(int start, int end) {
        CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch ($N)", index);
        CodeBlock present = CodeBlock.of("$N != null", in);
        for (int i = start; i < end; i++) {
            code.beginControlFlow("case $L ->", i)
                    .add(assignment.of(i, CodeBlock.of("$N", in), present, locals.inner()))
                    .endControlFlow();
        }
        return code.addStatement("default -> throw new $T($N)", IndexOutOfBoundsException.class, index)
                .endControlFlow()
                .build();
    }
}
