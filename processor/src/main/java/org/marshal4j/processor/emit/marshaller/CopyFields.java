package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.Creation;
import org.marshal4j.processor.emit.Locals;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.Parts;
import org.marshal4j.processor.emit.Weights;
import org.marshal4j.processor.model.Dto;

/** The body of copying, in the shapes of reading: into an object, or by a constructor. */
final class CopyFields implements MarshallerPart {

    @Override
    public boolean concerns(MarshallerModel model) {
        return !model.dto().isAbstract();
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        if (writer.model().dto().isBean()) {
            CopyBean.addTo(writer);
            return;
        }
        MethodSpec.Builder method = method(writer);
        if (writer.model().dto().isMutable()) {
            method.addJavadoc(
                    "The body of {@link #copy}: fills {@code current}, or a new object where that will not do. Null for null.\n");
            check(writer, method);
            copyInto(writer, method);
        } else {
            CopyByConstructor.addTo(writer, method);
        }
        writer.type().addMethod(method.build());
    }

    /** The head of the body. */
    static MethodSpec.Builder method(MarshallerWriter writer) {
        return MethodSpec.methodBuilder(writer.model().bodyName("copy"))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(writer.object())
                .addParameter(from(writer))
                .addParameter(writer.object(), "current")
                .addParameters(writer.model().handed().parameters());
    }

    static ParameterSpec from(MarshallerWriter writer) {
        return ParameterSpec.builder(writer.object(), MarshallerWriter.COPIED).build();
    }

    /** Ends with null, and refuses what is not exactly of the class, or too deep. */
    static void check(MarshallerWriter writer, MethodSpec.Builder method) {
        method.beginControlFlow("if ($N == null)", MarshallerWriter.COPIED)
                .addStatement("return null")
                .endControlFlow();
        if (writer.model().dto().kind() != Dto.Kind.RECORD
                && !writer.model().dto().isBean()) {
            method.addStatement("$T.exactType($N, $T.class)", Names.CHECKS, MarshallerWriter.COPIED, writer.dto());
        }
        if (writer.model().nests()) {
            method.addStatement("$T.depth(depth)", Names.CHECKS);
        }
    }

    /** The codec of a field, ready to be asked for code. */
    static Codec codec(MarshallerWriter writer, int field) {
        Codec codec = writer.model().codecs().get(field);
        return codec instanceof BlockCodec ? writer.blockCodec(field) : codec;
    }

    private static void copyInto(MarshallerWriter writer, MethodSpec.Builder method) {
        CodeBlock reusable = writer.model().dto().is(Dto.Trait.FINAL)
                ? CodeBlock.of("")
                : CodeBlock.of("$W&& current.getClass() == $T.class", writer.dto());
        method.addStatement(
                "$T $N = current != null && current != $N$L$W? current$W: $L",
                writer.object(),
                writer.variable(),
                MarshallerWriter.COPIED,
                reusable,
                Creation.empty(writer));
        addBody(writer, method);
    }

    /** Copies the fields into the object, and returns that. */
    static void addBody(MarshallerWriter writer, MethodSpec.Builder method) {
        Locals locals = writer.localsOfCopying();
        List<Chunks.Piece> pieces = new ArrayList<>();
        for (int i = 0; i < writer.model().codecs().size(); i++) {
            pieces.add(piece(writer, i, locals));
        }
        List<ParameterSpec> parameters = new ArrayList<>(List.of(from(writer), writer.parameter()));
        parameters.addAll(writer.model().handed().parameters());
        Parts.addStatements(writer, method, "copy", parameters, new GraphSteps(writer).aroundCopying(pieces));
        method.addStatement("return $N", writer.variable());
    }

    private static Chunks.Piece piece(MarshallerWriter writer, int index, Locals locals) {
        Codec codec = codec(writer, index);
        CodeBlock value = writer.access(index).get(MarshallerWriter.COPIED);
        int extra = 2 * writer.access(index).extraBytecodes();
        if (codec.copies() == Copies.SHARED) {
            CodeBlock set = writer.access(index).set(writer.variable(), value);
            return new Chunks.Piece(CodeBlock.of("$L;\n", set), Weights.ASSIGNMENT + extra);
        }
        String name = writer.model().dto().fields().get(index).name();
        CodeBlock current = writer.access(index).get(writer.variable());
        CodeBlock copy = codec.copy(writer.members(), name, value, current);
        int weight = codec instanceof StepCodec step
                ? Weights.step(step)
                : Weights.SLOT + ((BlockCodec) codec).extraBytecodes();
        return new Chunks.Piece(
                Assignment.of(writer, index, copy, locals), weight + extra + Assignment.extraBytecodes(writer, index));
    }
}
