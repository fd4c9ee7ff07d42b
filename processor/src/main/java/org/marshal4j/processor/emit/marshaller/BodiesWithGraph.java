package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Passing;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;

/**
 * The bodies with a graph of a type whose bodies are passed the value of its {@code @Parent} field: for whole messages,
 * and for those that hold such an object without being its parent. They ask the graph, and call the others. Those check
 * the object's class again: here it has to be known before the field is read, and there for holders that call them.
 */
final class BodiesWithGraph implements MarshallerPart {

    @Override
    public boolean concerns(MarshallerModel model) {
        return model.givenParent().isPresent();
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        writer.type()
                .addMethod(write(writer))
                .addMethod(read(writer))
                .addMethod(sizeOf(writer))
                .addMethod(copy(writer));
    }

    private static MethodSpec write(MarshallerWriter writer) {
        return body("writeFields", TypeName.VOID)
                .addParameter(writer.parameter())
                .addParameter(Blocks.OUT)
                .addParameters(Passing.GRAPH.parameters())
                .addCode(writer.checkOfObject())
                .addCode(new GraphSteps(writer).check(parent(writer)))
                .addStatement("writeFields($N, out, depth, $L)", writer.variable(), writer.get(parent(writer)))
                .build();
    }

    private static MethodSpec read(MarshallerWriter writer) {
        return body("readFields", writer.object())
                .addParameter(writer.object(), "current")
                .addParameter(Blocks.IN)
                .addParameters(Passing.GRAPH.parameters())
                .addStatement("$T $N = $L", writer.object(), writer.variable(), ReadFields.filled(writer))
                .addStatement("return readFields($N, in, depth, $L)", writer.variable(), asked(writer))
                .build();
    }

    private static MethodSpec sizeOf(MarshallerWriter writer) {
        return body("sizeOfFields", TypeName.LONG)
                .addParameter(writer.parameter())
                .addParameters(Passing.GRAPH.parameters())
                .addCode(writer.checkOfObject())
                .addStatement("return sizeOfFields($N, depth, $L)", writer.variable(), writer.get(parent(writer)))
                .build();
    }

    private static MethodSpec copy(MarshallerWriter writer) {
        return body("copyFields", writer.object())
                .addParameter(CopyStart.parameter(writer))
                .addParameter(writer.object(), "current")
                .addParameters(Passing.GRAPH.parameters())
                .beginControlFlow("if ($N == null)", MarshallerWriter.COPIED)
                .addStatement("return null")
                .endControlFlow()
                .addCode(writer.checkOfObject(MarshallerWriter.COPIED))
                .addStatement("$T $N = $L", writer.object(), writer.variable(), CopyFields.filled(writer))
                .addStatement(
                        "return copyFields($N, $N, depth, $L)",
                        MarshallerWriter.COPIED,
                        writer.variable(),
                        asked(writer))
                .build();
    }

    private static int parent(MarshallerWriter writer) {
        return writer.model().fields().size();
    }

    private static CodeBlock asked(MarshallerWriter writer) {
        return new GraphSteps(writer).parent(parent(writer), writer.get(parent(writer)));
    }

    private static MethodSpec.Builder body(String name, TypeName returns) {
        return MarshallerWriter.publicStatic(name)
                .addJavadoc("The same, if it is not known what encloses the object.\n")
                .returns(returns);
    }
}
