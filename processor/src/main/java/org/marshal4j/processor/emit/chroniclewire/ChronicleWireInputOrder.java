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

/** Reads fields in the order of the message, where the wire hints at it: a method that reads the field of an index. */
final class ChronicleWireInputOrder {

    private static final ClassName INPUT_ORDER = ChronicleWireValues.support("InputOrder");

    /** The fields of one method: HotSpot leaves very long ones to the interpreter. */
    private static final int MOST = ChronicleWireOutput.BUDGET / ChronicleWireReading.WEIGHT;

    private final MarshallerWriter writer;
    private final ParameterSpec index;
    private final ParameterSpec in;
    private final Locals locals;

    ChronicleWireInputOrder(MarshallerWriter writer) {
        this.writer = writer;
        this.locals = ChronicleWireOutput.locals(writer);
        this.index =
                ParameterSpec.builder(TypeName.INT, locals.newName("index")).build();
        this.in = ParameterSpec.builder(ChronicleWireReading.VALUE_IN, locals.newName("valueIn"))
                .build();
    }

    /** The statements in front of those that read the fields in the order of the class. */
    CodeBlock statements() {
        CodeBlock.Builder code = CodeBlock.builder()
                .beginControlFlow("if (wire.hintReadInputOrder())")
                .addStatement("$T.read(wire, $N, ($N, $N) -> $L)", INPUT_ORDER, names(), index, in, call(method()));
        if (writer.model().dto().is(Dto.Trait.VALIDATABLE)) {
            code.addStatement("$T.validate($N)", MarshallerWriter.VALIDATABLE_UTIL, writer.variable());
        }
        return code.addStatement("return").endControlFlow().build();
    }

    private String names() {
        CodeBlock names = writer.model().dto().fields().stream()
                .map(field -> CodeBlock.of("$N", ChronicleWireReading.nameOf(writer, field)))
                .collect(CodeBlock.joining(", ", "{", "}"));
        return writer.members().constant("allFields", ArrayTypeName.of(ChronicleWireReading.FIELD_NAME), names);
    }

    private CodeBlock call(String method) {
        return CodeBlock.of("$N($N, $N, $N)", method, writer.variable(), index, in);
    }

    /** Adds the method that reads a field; where there are many fields, it calls others that read some of them each. */
    private String method() {
        int count = writer.model().dto().fields().size();
        if (count <= MOST) {
            return method("readField", part(0, count));
        }
        CodeBlock.Builder calls = CodeBlock.builder();
        for (int start = 0; start < count; start += MOST) {
            int end = Math.min(count, start + MOST);
            String part = method("readFieldPart" + (start / MOST + 1), part(start, end));
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
        List<Field> fields = writer.model().dto().fields();
        for (int i = start; i < end; i++) {
            code.beginControlFlow("case $L ->", i)
                    .add(ChronicleWireReading.assignment(
                            writer, i, fields.get(i), CodeBlock.of("$N", in), present, locals.inner()))
                    .endControlFlow();
        }
        return code.addStatement("default -> throw new $T($N)", IndexOutOfBoundsException.class, index)
                .endControlFlow()
                .build();
    }
}
