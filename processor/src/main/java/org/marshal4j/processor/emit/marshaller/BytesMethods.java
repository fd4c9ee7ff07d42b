package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.model.Dto;

/**
 * The methods of the interface {@code ChronicleMarshaller}. Each marshaller has its own, so that HotSpot compiles the
 * path from there to the body specifically for this class.
 */
final class BytesMethods implements MarshallerPart {

    private static final ClassName MESSAGES = Names.chronicle("BytesMessages");
    private static final ClassName BLOCKS = Names.chronicle("BytesBlocks");

    @Override
    public boolean concerns(MarshallerModel model) {
        return !model.isCarrier() && model.dto().is(Dto.Trait.CHRONICLE_BYTES);
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        writer.type()
                .addMethod(method("write", TypeName.VOID)
                        .addParameter(writer.parameter())
                        .addParameter(Blocks.BYTES_OUT)
                        .addCode(storingAtOnce(writer))
                        .addStatement("$T.write(this, $N, out)", MESSAGES, writer.variable())
                        .build())
                .addMethod(method("read", writer.object())
                        .addParameter(Blocks.BYTES_IN)
                        .addStatement("return $T.read(this, in)", MESSAGES)
                        .build());
        if (EntryMethods.calls(writer)
                .readInto(writer, EntryMethods.graph(writer))
                .isPresent()) {
            writer.type()
                    .addMethod(method("readInto", TypeName.VOID)
                            .addParameter(writer.parameter())
                            .addParameter(Blocks.BYTES_IN)
                            .addCode(loadingAtOnce(writer))
                            .addStatement("$T.readInto(this, $N, in)", MESSAGES, writer.variable())
                            .build());
        }
    }

    private static CodeBlock storingAtOnce(MarshallerWriter writer) {
        CodeBlock store = CodeBlock.builder()
                .addStatement("store($N, $T.base(out), offset)", writer.variable(), BLOCKS)
                .addStatement("return")
                .build();
        return atOnce(writer, "reserve", "out", store);
    }

    /** If the bytes are not what this class writes, the long path reads them or says so. */
    private static CodeBlock loadingAtOnce(MarshallerWriter writer) {
        CodeBlock load = CodeBlock.builder()
                .beginControlFlow("if (load($N, $T.base(in), offset))", writer.variable(), BLOCKS)
                .addStatement("return")
                .endControlFlow()
                .addStatement("$T.giveBack(in, $L)", BLOCKS, PrimitiveBlock.bytes(writer.model()))
                .build();
        return atOnce(writer, "take", "in", load);
    }

    /** The short path for a message of nothing but primitive fields. */
    private static CodeBlock atOnce(MarshallerWriter writer, String reserve, String bytes, CodeBlock move) {
        if (!PrimitiveBlock.isWhole(writer.model())) {
            return CodeBlock.of("");
        }
        return CodeBlock.builder()
                .beginControlFlow("if ($1N != null && $1N.getClass() == $2T.class)", writer.variable(), writer.dto())
                .addStatement(
                        "long offset = $T.$L($L, $L)", BLOCKS, reserve, bytes, PrimitiveBlock.bytes(writer.model()))
                .beginControlFlow("if (offset != $T.ELSEWHERE)", BLOCKS)
                .add(move)
                .endControlFlow()
                .endControlFlow()
                .build();
    }

    private static MethodSpec.Builder method(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(returns);
    }
}
