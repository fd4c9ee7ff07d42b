package org.marshal4j.processor.emit.chroniclewire;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.chroniclewire.ChronicleWireValue;
import org.marshal4j.processor.chroniclewire.ChronicleWireValues;
import org.marshal4j.processor.codec.Filling;
import org.marshal4j.processor.codec.Immutables;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.Locals;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;

/**
 * Reads all fields from a wire into an object; those that are missing get the values that they have in a new object, or zero and null
 * where only a constructor with arguments makes new ones.
 */
final class ChronicleWireReading implements MarshallerPart {

    /** Bytecodes of one field, at most. */
    private static final int WEIGHT = 70;

    @Override
    public boolean concerns(MarshallerModel model) {
        return model.dto().isAssignable();
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        String missing = writer.model().dto().isMutable() ? "what it is in a new object" : "zero or null";
        MethodSpec.Builder method = MarshallerWriter.publicStatic("read")
                .addJavadoc("Reads the fields in any order; what is missing becomes $L.\n", missing)
                .addParameter(writer.parameter())
                .addParameter(ChronicleWireOutput.IN);
        Locals locals = ChronicleWireOutput.locals(writer);
        List<Field> fields = writer.model().dto().fields();
        List<Chunks.Piece> pieces = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            pieces.add(new Chunks.Piece(piece(writer, i, locals), WEIGHT));
        }
        boolean takesUnexpected = writer.model().dto().is(Dto.Trait.UNEXPECTED_FIELDS);
        if (!fields.isEmpty() || takesUnexpected) {
            method.addCode(new ChronicleWireInputOrder(
                            writer,
                            ChronicleWireOutput.locals(writer),
                            ChronicleWireOutput.BUDGET / WEIGHT,
                            (index, in, present, inner) ->
                                    assignment(writer, index, fields.get(index), in, present, inner))
                    .statements());
        }
        if (takesUnexpected) {
            // They are found by reading all that is there, in its order.
            pieces.clear();
        }
        ChronicleWireOutput.addMethod(writer, method, ChronicleWireOutput.IN, pieces);
    }

    /** An expression for the value of a field of the wire. */
    static CodeBlock field(MarshallerWriter writer, Field field) {
        return CodeBlock.of("$N.read(wire)", ChronicleWireInputOrder.nameOf(writer, field));
    }

    private static CodeBlock piece(MarshallerWriter writer, int index, Locals locals) {
        Field field = writer.model().dto().fields().get(index);
        String local = locals.newName(field.name());
        CodeBlock in = CodeBlock.of("$N", local);
        CodeBlock present = CodeBlock.of("$N.isPresent()", local);
        return CodeBlock.builder()
                .addStatement("$T $N = $L", ChronicleWireInputOrder.VALUE_IN, local, field(writer, field))
                .add(assignment(writer, index, field, in, present, locals.inner()))
                .build();
    }

    /**
     * A statement that reads a field, or gives it the value of a missing one.
     *
     * @param in a {@code ValueIn}, as an expression
     * @param present whether the message has the field, as an expression
     */
    private static CodeBlock assignment(
            MarshallerWriter writer, int index, Field field, CodeBlock in, CodeBlock present, Locals locals) {
        CodeBlock current = writer.access(index).get(writer.variable());
        CodeBlock read = ChronicleWireValues.of(field).read(in, current, locals::newName);
        if (field.filled()) {
            return CodeBlock.builder()
                    .beginControlFlow("if ($L)", present)
                    .addStatement("$L", Filling.into(field, current, read))
                    .nextControlFlow("else")
                    .addStatement("$L", Filling.again(field, current, missing(writer, index)))
                    .endControlFlow()
                    .build();
        }
        CodeBlock value = CodeBlock.of("$L$W? $L$W: $L", present, read, missing(writer, index));
        return CodeBlock.of("$L;\n", writer.access(index).set(writer.variable(), value));
    }

    /** The value of a new object: that of one that is kept, unless the objects would then share what can be changed. */
    private static CodeBlock missing(MarshallerWriter writer, int index) {
        TypeRef type = writer.model().dto().fields().get(index).type();
        if (!writer.model().dto().isMutable()) {
            return type instanceof TypeRef.OfPrimitive primitive
                    ? CodeBlock.of("$L", primitive.primitive().zero())
                    : ChronicleWireValue.NULL;
        }
        if (type instanceof TypeRef.OfPrimitive || Immutables.contains(type)) {
            CodeBlock made = CodeBlock.of("new $T()", writer.dto());
            return writer.access(index).get(writer.members().constant("missing", writer.dto(), made));
        }
        String name = String.join(".", writer.model().dto().name().simpleNames());
        return writer.access(index).get("new " + name + "()");
    }
}
