package org.marshal4j.processor.emit;

import com.palantir.javapoet.MethodSpec;
import org.marshal4j.processor.codec.Blocks;

/** What marshallers of other types call for an object of an evolvable type that may be null: the count of its first frame says so. */
final class FramedNullables implements MarshallerPart {

    @Override
    public boolean concerns(Subject subject) {
        return !subject.dto().isAbstract() && subject.dto().isEvolvable();
    }

    @Override
    public void addTo(Frame frame) {
        frame.type().addMethod(write(frame)).addMethod(read(frame));
    }

    private static MethodSpec write(Frame frame) {
        String label = NullableMethods.label(frame);
        return Frame.publicStatic("writeNullable")
                .addJavadoc(
                        "{@link #$L}; for null, a frame of -1 bytes.\n",
                        frame.subject().bodyName("write"))
                .addParameter(String.class, label)
                .addParameter(frame.parameter())
                .addParameter(Blocks.OUT)
                .addParameters(frame.subject().handed().parameters())
                .beginControlFlow("if ($N == null)", frame.variable())
                .addStatement("$T.writeNull($N, out)", FramedBody.FRAMES, label)
                .nextControlFlow("else")
                .addStatement(
                        "$L($N, out$L)",
                        frame.subject().bodyName("write"),
                        frame.variable(),
                        frame.subject().handed().arguments())
                .endControlFlow()
                .build();
    }

    private static MethodSpec read(Frame frame) {
        return Frame.publicStatic("readNullable")
                .addJavadoc(
                        "{@link #$L}; null for a frame of -1 bytes.\n",
                        frame.subject().bodyName("read"))
                .returns(frame.dto())
                .addParameter(frame.dto(), "current")
                .addParameter(Blocks.IN)
                .addParameters(frame.subject().handed().parameters())
                .addStatement(
                        "return $T.isNull(in) ? null : $L(current, in$L)",
                        FramedBody.FRAMES,
                        frame.subject().bodyName("read"),
                        frame.subject().handed().arguments())
                .build();
    }
}
