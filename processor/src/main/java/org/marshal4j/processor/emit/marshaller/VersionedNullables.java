package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.MethodSpec;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;

/**
 * The methods that marshallers of other types call for an object of an evolvable type that may be null. Null is marked
 * in the count of the first versioned block.
 */
final class VersionedNullables implements MarshallerPart {

    @Override
    public boolean concerns(MarshallerModel model) {
        return !model.dto().isAbstract() && model.dto().isEvolvable();
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        writer.type().addMethod(write(writer)).addMethod(read(writer));
    }

    private static MethodSpec write(MarshallerWriter writer) {
        return MarshallerWriter.publicStatic("writeNullable")
                .addJavadoc(
                        "Writes as {@link #$L}; for null, a versioned block of -1 bytes.\n",
                        writer.model().bodyName("write"))
                .addParameter(writer.parameter())
                .addParameter(Blocks.OUT)
                .addParameters(writer.model().handed().parameters())
                .beginControlFlow("if ($N == null)", writer.variable())
                .addStatement("$T.writeNull(out)", VersionedBody.VERSIONED_BLOCKS)
                .nextControlFlow("else")
                .addStatement(
                        "$L($N, out$L)",
                        writer.model().bodyName("write"),
                        writer.variable(),
                        writer.model().handed().arguments())
                .endControlFlow()
                .build();
    }

    private static MethodSpec read(MarshallerWriter writer) {
        return MarshallerWriter.publicStatic("readNullable")
                .addJavadoc(
                        "Reads as {@link #$L}; returns null for a versioned block of -1 bytes.\n",
                        writer.model().bodyName("read"))
                .returns(writer.object())
                .addParameter(writer.object(), "current")
                .addParameter(Blocks.IN)
                .addParameters(writer.model().handed().parameters())
                .addStatement(
                        "return $T.isNull(in) ? null : $L(current, in$L)",
                        VersionedBody.VERSIONED_BLOCKS,
                        writer.model().bodyName("read"),
                        writer.model().handed().arguments())
                .build();
    }
}
