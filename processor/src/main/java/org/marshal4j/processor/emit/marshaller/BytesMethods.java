package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.model.Dto;

/**
 * The methods of the interface {@code ChronicleMarshaller} for messages of nothing but primitive fields, whose superclass
 * they do not use. All other marshallers inherit the methods of the interface.
 */
final class BytesMethods implements MarshallerPart {

    private static final ClassName MESSAGES = Names.chronicle("BytesMessages");
    private static final ClassName BLOCKS = Names.chronicle("BytesBlocks");

    @Override
    public boolean concerns(MarshallerModel model) {
        return PrimitiveBlock.isWhole(model) && model.dto().is(Dto.Trait.CHRONICLE_BYTES);
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        writer.type()
                .addMethod(Members.overriding("write", TypeName.VOID)
                        .addParameter(writer.parameter())
                        .addParameter(Blocks.BYTES_OUT)
                        .addCode(storingAtOnce(writer))
                        .addStatement("$T.write(this, $N, out)", MESSAGES, writer.variable())
                        .build())
                .addMethod(Members.overriding("read", writer.object())
                        .addParameter(Blocks.BYTES_IN)
                        .addStatement("return $T.read(this, in)", MESSAGES)
                        .build())
                .addMethod(Members.overriding("readInto", TypeName.VOID)
                        .addParameter(writer.parameter())
                        .addParameter(Blocks.BYTES_IN)
                        .addCode(loadingAtOnce(writer))
                        .addStatement("$T.readInto(this, $N, in)", MESSAGES, writer.variable())
                        .build());
    }

    private static CodeBlock storingAtOnce(MarshallerWriter writer) {
        return atOnce(
                writer,
                "out",
                CodeBlock.builder()
                        .beginControlFlow("if (offset != $T.ELSEWHERE)", BLOCKS)
                        .addStatement("store($N, $T.base(out), offset)", writer.variable(), BLOCKS));
    }

    /** If the bytes are not what this class writes, the long path reads them or says so. */
    private static CodeBlock loadingAtOnce(MarshallerWriter writer) {
        return atOnce(
                writer,
                "in",
                CodeBlock.builder()
                        .beginControlFlow(
                                "if (offset != $1T.ELSEWHERE && load($2N, $1T.base(in), offset))",
                                BLOCKS,
                                writer.variable()));
    }

    /** The short path for a message of nothing but primitive fields. Its last step moves the position. */
    private static CodeBlock atOnce(MarshallerWriter writer, String bytes, CodeBlock.Builder move) {
        int size = PrimitiveBlock.bytes(writer.model());
        return CodeBlock.builder()
                .beginControlFlow(
                        "if ($1N != null && $1N.getClass() == $2T.class)", writer.variable(), writer.className())
                .addStatement("long offset = $T.find($L, $L)", BLOCKS, bytes, size)
                .add(move.build())
                .addStatement("$T.advance($L, $L)", BLOCKS, bytes, size)
                .addStatement("return")
                .endControlFlow()
                .endControlFlow()
                .build();
    }
}
