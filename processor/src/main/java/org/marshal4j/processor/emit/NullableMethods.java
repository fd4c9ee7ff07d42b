package org.marshal4j.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.List;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.plan.Part;

/**
 * What marshallers of other types call for an object of fixed size that may be null: presence byte and fields, with one look at the
 * buffer for both where the fields are one block.
 */
final class NullableMethods implements MarshallerPart {

    @Override
    public boolean concerns(Subject subject) {
        return !subject.dto().isAbstract()
                && !subject.isFamily()
                && subject.size().fixed();
    }

    @Override
    public void addTo(Frame frame) {
        boolean atOnce = isOneBlock(frame.subject());
        frame.type().addMethod(write(frame, atOnce)).addMethod(read(frame, atOnce));
    }

    private static boolean isOneBlock(Subject subject) {
        List<Part> parts = subject.plan().parts();
        return parts.size() == 1
                && parts.get(0) instanceof Part.Block
                && subject.dto().kind() != Dto.Kind.RECORD
                && subject.dto().isMutable()
                && !subject.needsGraph()
                && !subject.dto().is(Dto.Trait.VALIDATABLE)
                && subject.codecs().stream()
                        .noneMatch(codec ->
                                ((BlockCodec) codec).check("", CodeBlock.of("")).isPresent());
    }

    private static int bytes(Frame frame) {
        return frame.subject().size().minConstant();
    }

    private static MethodSpec write(Frame frame, boolean atOnce) {
        MethodSpec.Builder method = Frame.publicStatic("writeNullable")
                .addJavadoc("{@link #writeFields} behind a presence byte; for null, as many zeros.\n")
                .addParameter(String.class, label(frame))
                .addParameter(frame.parameter())
                .addParameter(Blocks.OUT)
                .addParameters(frame.subject().handed().parameters());
        if (!atOnce) {
            return method.addCode(writeInTurn(frame)).build();
        }
        return method.beginControlFlow("if ($N != null)", frame.variable())
                .addStatement("$T.exactType($N, $T.class)", Names.CHECKS, frame.variable(), frame.dto())
                .endControlFlow()
                .addStatement("long offset = $T.reserve(out, $L)", Names.RAW_BYTES, 1 + bytes(frame))
                .beginControlFlow("if (offset == $T.NOT_RAW)", Names.RAW_BYTES)
                .addCode(writeInTurn(frame))
                .nextControlFlow(
                        "else if ($T.put($T.base(out), offset, $N, $L))",
                        Names.PRESENCE,
                        Names.RAW_BYTES,
                        frame.variable(),
                        bytes(frame))
                .addStatement("storeBlock($N, $T.base(out), offset + 1)", frame.variable(), Names.RAW_BYTES)
                .endControlFlow()
                .build();
    }

    /** The parameter for the name of the field, which hex dumps show. */
    static String label(Frame frame) {
        return frame.variable().equals("name") ? "label" : "name";
    }

    private static CodeBlock writeInTurn(Frame frame) {
        return CodeBlock.builder()
                .beginControlFlow(
                        "if ($T.write($L, $N, $L, out))", Names.PRESENCE, label(frame), frame.variable(), bytes(frame))
                .addStatement(
                        "writeFields($N, out$L)",
                        frame.variable(),
                        frame.subject().handed().arguments())
                .endControlFlow()
                .build();
    }

    private static MethodSpec read(Frame frame, boolean atOnce) {
        String arguments = frame.subject().handed().arguments();
        MethodSpec.Builder method = Frame.publicStatic("readNullable")
                .addJavadoc("{@link #readFields} behind a presence byte; null if that says so.\n")
                .returns(frame.dto())
                .addParameter(frame.dto(), "current")
                .addParameter(Blocks.IN)
                .addParameters(frame.subject().handed().parameters());
        CodeBlock inTurn = CodeBlock.of(
                "return $T.read($L, in)$W? readFields(current, in$L)$W: null", Names.PRESENCE, bytes(frame), arguments);
        if (!atOnce) {
            return method.addStatement(inTurn).build();
        }
        return method.addStatement("boolean reusable = current != null && current.getClass() == $T.class", frame.dto())
                .addStatement(
                        "long offset = reusable ? $1T.take(in, $2L) : $1T.NOT_RAW", Names.RAW_BYTES, 1 + bytes(frame))
                .beginControlFlow("if (offset == $T.NOT_RAW)", Names.RAW_BYTES)
                .addStatement(inTurn)
                .endControlFlow()
                .beginControlFlow("if (!$T.get($T.base(in), offset))", Names.PRESENCE, Names.RAW_BYTES)
                .addStatement("return null")
                .endControlFlow()
                .addStatement("loadBlock(current, $T.base(in), offset + 1)", Names.RAW_BYTES)
                .addStatement("return current")
                .build();
    }
}
