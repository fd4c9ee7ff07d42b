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
                        .addCode(atOnce(writer, "reserve", "store", "out"))
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
                            .addCode(atOnce(writer, "take", "load", "in"))
                            .addStatement("$T.readInto(this, $N, in)", MESSAGES, writer.variable())
                            .build());
        }
    }

    /**
     * The short path for a message that consists of one block of primitive fields. Only the class of the object can be
     * wrong.
     */
    private static CodeBlock atOnce(MarshallerWriter writer, String reserve, String store, String bytes) {
        if (!PrimitiveBlock.isWhole(writer.model())) {
            return CodeBlock.of("");
        }
        return CodeBlock.builder()
                .beginControlFlow("if ($1N != null && $1N.getClass() == $2T.class)", writer.variable(), writer.dto())
                .addStatement(
                        "long offset = $T.$L($L, $L)",
                        BLOCKS,
                        reserve,
                        bytes,
                        writer.model().size().minConstant())
                .beginControlFlow("if (offset != $T.ELSEWHERE)", BLOCKS)
                .addStatement("$LBlock($N, $T.base($L), offset)", store, writer.variable(), BLOCKS, bytes)
                .addStatement("return")
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
