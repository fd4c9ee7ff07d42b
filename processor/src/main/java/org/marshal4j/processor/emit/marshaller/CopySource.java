package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.model.Dto;

/** The object that is copied, in the bodies of copying. */
final class CopySource {

    private CopySource() {}

    /** The parameter that holds it. */
    static ParameterSpec parameter(MarshallerWriter writer) {
        return ParameterSpec.builder(writer.object(), MarshallerWriter.COPIED).build();
    }

    /** Ends with null, and refuses what is not exactly of the class, or too deep. */
    static void check(MarshallerWriter writer, MethodSpec.Builder method) {
        method.beginControlFlow("if ($N == null)", MarshallerWriter.COPIED)
                .addStatement("return null")
                .endControlFlow();
        if (writer.model().dto().kind() != Dto.Kind.RECORD) {
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
}
