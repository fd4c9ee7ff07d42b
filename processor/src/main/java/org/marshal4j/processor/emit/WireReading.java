package org.marshal4j.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.codec.Immutables;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.wire.WireForms;

/** Reads all fields from a wire into an object; those that are missing get the values that they have in a new object. */
final class WireReading implements MarshallerPart {

    private static final ClassName VALUE_IN = ClassName.get("net.openhft.chronicle.wire", "ValueIn");

    private static final ClassName FIELD_NAME = WireForms.support("FieldName");

    /** Bytecodes of one field, at most. */
    private static final int WEIGHT = 70;

    @Override
    public boolean concerns(Subject subject) {
        return subject.dto().isMutable();
    }

    @Override
    public void addTo(Frame frame) {
        MethodSpec.Builder method = Frame.publicStatic("read")
                .addJavadoc("Reads the fields in any order; what is missing becomes what it is in a new object.\n")
                .addParameter(frame.parameter())
                .addParameter(WireOutput.IN);
        Locals locals = WireOutput.locals(frame);
        List<Field> fields = frame.subject().dto().fields();
        List<Chunks.Piece> pieces = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            pieces.add(new Chunks.Piece(piece(frame, i, locals), WEIGHT));
        }
        WireOutput.addMethod(frame, method, WireOutput.IN, pieces);
    }

    /** An expression for the value of a field of the wire. */
    static CodeBlock field(Frame frame, Field field) {
        String name = frame.members()
                .constant(field.name() + "Field", FIELD_NAME, CodeBlock.of("$T.of($S)", FIELD_NAME, field.name()));
        return CodeBlock.of("$N.read(wire)", name);
    }

    private static CodeBlock piece(Frame frame, int index, Locals locals) {
        Field field = frame.subject().dto().fields().get(index);
        String local = locals.newName(field.name());
        CodeBlock in = CodeBlock.of("$N", local);
        CodeBlock current = frame.access(index).get(frame.variable());
        CodeBlock read = WireForms.of(field).read(in, current, locals.inner()::newName);
        CodeBlock value = CodeBlock.of("$N.isPresent()$W? $L$W: $L", local, read, missing(frame, index));
        return CodeBlock.builder()
                .addStatement("$T $N = $L", VALUE_IN, local, field(frame, field))
                .addStatement("$L", frame.access(index).set(frame.variable(), value))
                .build();
    }

    /** The value of a new object: that of one that is kept, unless the objects would then share what can be changed. */
    private static CodeBlock missing(Frame frame, int index) {
        TypeRef type = frame.subject().dto().fields().get(index).type();
        if (type instanceof TypeRef.OfPrimitive || Immutables.contains(type)) {
            CodeBlock made = CodeBlock.of("new $T()", frame.dto());
            return frame.access(index).get(frame.members().constant("missing", frame.dto(), made));
        }
        String name = String.join(".", frame.subject().dto().name().simpleNames());
        return frame.access(index).get("new " + name + "()");
    }
}
