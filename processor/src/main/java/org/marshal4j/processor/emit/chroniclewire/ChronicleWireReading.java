package org.marshal4j.processor.emit.chroniclewire;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.binding.Filling;
import org.marshal4j.processor.chroniclewire.ChronicleWireValue;
import org.marshal4j.processor.chroniclewire.ChronicleWireValues;
import org.marshal4j.processor.codec.Origin;
import org.marshal4j.processor.codec.value.Immutables;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.Locals;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;

/**
 * Reads all fields from a wire into an object. Missing fields get the values that they have in a new object. If only a
 * constructor with arguments can create one, they become zero or null.
 */
final class ChronicleWireReading implements MarshallerPart {

    /** The maximum number of bytecodes for one field. */
    private static final int WEIGHT = 70;

    @Override
    public boolean concerns(MarshallerModel model) {
        return model.dto().isAssignable();
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        String missing = writer.dto().isMutable() ? "what it is in a new object" : "zero or null";
        MethodSpec.Builder method = MarshallerWriter.publicStatic("read")
                .addJavadoc("Reads the fields in any order; missing ones become $L.\n", missing)
                .addParameter(writer.parameter())
                .addParameter(ChronicleWireArtifact.IN);
        Locals locals = ChronicleWireArtifact.locals(writer);
        List<Field> fields = writer.dto().fields();
        List<Chunks.Piece> pieces = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            pieces.add(new Chunks.Piece(piece(writer, i, locals), WEIGHT));
        }
        boolean takesUnexpected = writer.dto().is(Dto.Trait.UNEXPECTED_FIELDS);
        if (!fields.isEmpty() || takesUnexpected) {
            method.addCode(new ChronicleWireMessageOrder(
                            writer,
                            ChronicleWireArtifact.locals(writer),
                            ChronicleWireArtifact.BUDGET / WEIGHT,
                            (index, in, present, inner) -> {
                                Field field = fields.get(index);
                                CodeBlock current = writer.get(index);
                                CodeBlock read = ChronicleWireValues.of(field).readInOrder(in, current, inner::newName);
                                return assignment(writer, index, read, present);
                            })
                    .statements());
        }
        if (takesUnexpected) {
            // Unexpected fields are found only by reading everything, in the order of the message.
            pieces.clear();
        }
        ChronicleWireArtifact.addMethod(writer, method, ChronicleWireArtifact.IN, pieces);
    }

    /** An expression for a field's value in the wire. */
    static CodeBlock field(MarshallerWriter writer, Field field) {
        return CodeBlock.of("$N.read(wire)", ChronicleWireMessageOrder.nameOf(writer, field));
    }

    private static CodeBlock piece(MarshallerWriter writer, int index, Locals locals) {
        Field field = writer.field(index).field();
        String local = locals.newName(field.name());
        CodeBlock in = CodeBlock.of("$N", local);
        CodeBlock present = CodeBlock.of("$N.isPresent()", local);
        CodeBlock current = writer.get(index);
        CodeBlock read = ChronicleWireValues.of(field).read(in, current, locals.inner()::newName);
        return CodeBlock.builder()
                .addStatement("$T $N = $L", ChronicleWireMessageOrder.VALUE_IN, local, field(writer, field))
                .add(assignment(writer, index, read, present))
                .build();
    }

    /**
     * A statement that reads a field, or gives it the value of a missing one.
     *
     * @param read an expression for the value in the message
     * @param present an expression that tells whether the message has the field
     */
    private static CodeBlock assignment(MarshallerWriter writer, int index, CodeBlock read, CodeBlock present) {
        Field field = writer.field(index).field();
        CodeBlock current = writer.get(index);
        if (field.filled()) {
            return CodeBlock.builder()
                    .beginControlFlow("if ($L)", present)
                    .addStatement("$L", Filling.into(field, current, read, Origin.ELSEWHERE))
                    .nextControlFlow("else")
                    .addStatement("$L", Filling.again(field, current, missing(writer, index)))
                    .endControlFlow()
                    .build();
        }
        CodeBlock value = CodeBlock.of("$L$W? $L$W: $L", present, read, missing(writer, index));
        return CodeBlock.of("$L;\n", writer.set(index, value));
    }

    /**
     * The field's value in a new object. One such object is kept for this, unless objects would then share a mutable
     * value.
     */
    private static CodeBlock missing(MarshallerWriter writer, int index) {
        TypeRef type = writer.field(index).type();
        if (!writer.dto().isMutable()) {
            return type instanceof TypeRef.OfPrimitive primitive
                    ? CodeBlock.of("$L", primitive.primitive().zero())
                    : ChronicleWireValue.NULL;
        }
        if (type instanceof TypeRef.OfPrimitive || Immutables.contains(type)) {
            CodeBlock made = CodeBlock.of("new $T()", writer.className());
            return writer.access(index).get(writer.members().constant("missing", writer.className(), made));
        }
        String name = String.join(".", writer.dto().name().simpleNames());
        return writer.access(index).get("new " + name + "()");
    }
}
