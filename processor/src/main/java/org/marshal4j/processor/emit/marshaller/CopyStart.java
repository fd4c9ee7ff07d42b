package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.MarshallerWriter;

/** What all bodies of copying have in common at the beginning, and access to the codecs of the fields. */
final class CopyStart {

    private CopyStart() {}

    /** The declaration of the body. */
    static MethodSpec.Builder method(MarshallerWriter writer) {
        return MethodSpec.methodBuilder(writer.model().bodyName("copy"))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(writer.object())
                .addParameter(parameter(writer))
                .addParameter(writer.object(), "current")
                .addParameters(writer.model().handed().parameters());
    }

    /** The parameter that holds the object. */
    static ParameterSpec parameter(MarshallerWriter writer) {
        return ParameterSpec.builder(writer.object(), MarshallerWriter.COPIED).build();
    }

    /** Returns null for null, and rejects objects of other classes and objects that are nested too deeply. */
    static void check(MarshallerWriter writer, MethodSpec.Builder method) {
        method.beginControlFlow("if ($N == null)", MarshallerWriter.COPIED)
                .addStatement("return null")
                .endControlFlow();
        if (!writer.dto().hasAccessors()) {
            method.addCode(writer.checkInBody(MarshallerWriter.COPIED));
        } else if (writer.model().nests()) {
            method.addStatement("$T.depth(depth)", Names.CHECKS);
        }
    }

    /** The codec of a field, ready to generate code. */
    static Codec codec(MarshallerWriter writer, int field) {
        Codec codec = writer.field(field).codec();
        return codec instanceof BlockCodec block
                ? block.in(writer.members(), writer.field(field).name())
                : codec;
    }
}
