package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.List;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.Passing;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.plan.Part;

/**
 * The methods that marshallers of other types call for an object of fixed size that may be null. They handle presence
 * byte and fields, and check the buffer only once for both if the fields are one block.
 */
final class NullableMethods implements MarshallerPart {

    @Override
    public boolean concerns(MarshallerModel model) {
        return !model.dto().isAbstract()
                && !model.isFamily()
                && model.size().fixed()
                && model.size().min() > 0;
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        boolean atOnce = isOneBlock(writer.model());
        for (Passing handed : writer.model().handedInTurn()) {
            writer.type().addMethod(write(writer, atOnce, handed)).addMethod(read(writer, atOnce, handed));
        }
    }

    /** Whether a message consists of one block whose fields need no checks before they are written. */
    static boolean isOneBlock(MarshallerModel model) {
        List<Part> parts = model.plan().parts();
        return parts.size() == 1
                && parts.get(0) instanceof Part.Block
                && isMovedByFields(model)
                && model.fields().stream()
                        .noneMatch(field ->
                                field.block().check("", CodeBlock.of("")).isPresent());
    }

    /** Whether moving the fields is all there is to do, without calls of the user's code. */
    static boolean isMovedByFields(MarshallerModel model) {
        return !model.dto().hasAccessors()
                && model.dto().isMutable()
                && !model.needsGraph()
                && !model.dto().is(Dto.Trait.VALIDATABLE);
    }

    private static int bytes(MarshallerWriter writer) {
        return writer.model().size().minConstant();
    }

    private static MethodSpec write(MarshallerWriter writer, boolean atOnce, Passing handed) {
        MethodSpec.Builder method = MarshallerWriter.publicStatic("writeNullable")
                .addJavadoc(
                        "Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.\n")
                .addParameter(writer.parameter())
                .addParameter(Blocks.OUT)
                .addParameters(handed.parameters());
        if (!atOnce) {
            return method.addCode(writeInTurn(writer, handed)).build();
        }
        return method.beginControlFlow("if ($N != null)", writer.variable())
                .addStatement("$T.exactType($N, $T.class)", Names.CHECKS, writer.variable(), writer.className())
                .endControlFlow()
                .addStatement("long offset = out.reserve($L)", 1 + bytes(writer))
                .beginControlFlow(
                        "if ($T.put(out.base(), offset, $N, $L))", Names.PRESENCE, writer.variable(), bytes(writer))
                .addStatement("storeBlock($N, out.base(), offset + 1)", writer.variable())
                .endControlFlow()
                .build();
    }

    private static CodeBlock writeInTurn(MarshallerWriter writer, Passing handed) {
        return CodeBlock.builder()
                .beginControlFlow("if ($T.write($N, $L, out))", Names.PRESENCE, writer.variable(), bytes(writer))
                .addStatement("writeFields($N, out$L)", writer.variable(), handed.arguments())
                .endControlFlow()
                .build();
    }

    private static MethodSpec read(MarshallerWriter writer, boolean atOnce, Passing handed) {
        MethodSpec.Builder method = MarshallerWriter.publicStatic("readNullable")
                .addJavadoc(
                        "Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.\n")
                .returns(writer.object())
                .addParameter(writer.object(), "current")
                .addParameter(Blocks.IN)
                .addParameters(handed.parameters());
        CodeBlock inTurn = CodeBlock.of(
                "return $T.read($L, in)$W? readFields(current, in$L)$W: null",
                Names.PRESENCE,
                bytes(writer),
                handed.arguments());
        if (!atOnce) {
            return method.addStatement(inTurn).build();
        }
        return method.beginControlFlow("if (current == null || current.getClass() != $T.class)", writer.className())
                .addStatement(inTurn)
                .endControlFlow()
                .addStatement("long offset = in.take($L)", 1 + bytes(writer))
                .beginControlFlow("if (!$T.get(in.base(), offset))", Names.PRESENCE)
                .addStatement("return null")
                .endControlFlow()
                .addStatement("loadBlock(current, in.base(), offset + 1)")
                .addStatement("return current")
                .build();
    }
}
