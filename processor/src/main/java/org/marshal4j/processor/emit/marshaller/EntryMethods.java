package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.EntryCalls;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.family.FamilyCalls;

/** The methods of the interface {@code Marshaller}, which users call and which call the bodies. */
final class EntryMethods implements MarshallerPart {

    private static final ClassName FAILURES = Names.support("Failures");

    @Override
    public boolean concerns(MarshallerModel model) {
        return !model.isCarrier();
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        EntryCalls calls = calls(writer);
        boolean needsGraph = writer.model().needsGraph();
        CodeBlock graph = graph(writer);
        writer.type()
                .addMethod(method("write", TypeName.VOID)
                        .addParameter(writer.parameter())
                        .addParameter(Blocks.OUT)
                        .addCode(attempt(calls.write(writer, graph), "writing", "out", needsGraph))
                        .build());
        writer.type()
                .addMethod(method("read", writer.object())
                        .addParameter(Blocks.IN)
                        .addCode(attempt(calls.read(writer, graph), "reading", "in", needsGraph))
                        .build());
        calls.readInto(writer, graph)
                .ifPresent(fill -> writer.type()
                        .addMethod(method("readInto", TypeName.VOID)
                                .addParameter(writer.parameter())
                                .addParameter(Blocks.IN)
                                .addCode(attempt(fill, "reading", "in", needsGraph))
                                .build()));
        writer.type()
                .addMethod(method("sizeOf", TypeName.LONG)
                        .addParameter(writer.parameter())
                        .addCode(within(writer, calls.sizeOf(writer, graph)))
                        .build());
        writer.type()
                .addMethod(method("schema", Names.schema("Schema"))
                        .addStatement("return SCHEMA")
                        .build());
        writer.type().addMethod(type(writer));
    }

    private static MethodSpec type(MarshallerWriter writer) {
        TypeName type = ParameterizedTypeName.get(ClassName.get(Class.class), writer.object());
        MethodSpec.Builder method = method("type", type);
        if (writer.dto().bound().isEmpty()) {
            return method.addStatement("return $T.class", writer.className()).build();
        }
        // The class is the same for all type arguments.
        return method.addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
                        .addMember("value", "$S", "unchecked")
                        .build())
                .addStatement("return ($T) ($T<?>) $T.class", type, Class.class, writer.className())
                .build();
    }

    static EntryCalls calls(MarshallerWriter writer) {
        return writer.model().isFamily() ? new FamilyCalls() : new ExactCalls();
    }

    static CodeBlock graph(MarshallerWriter writer) {
        return CodeBlock.of(writer.model().needsGraph() ? ", graph" : "");
    }

    private static MethodSpec.Builder method(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(returns);
    }

    /** Does something. On failure, restores the position and reports where it failed. */
    private static CodeBlock attempt(CodeBlock action, String doing, String bytes, boolean needsGraph) {
        CodeBlock.Builder code = CodeBlock.builder().addStatement("long start = $L.position()", bytes);
        if (needsGraph) {
            code.add(begin());
        }
        code.beginControlFlow("try")
                .add(action)
                .nextControlFlow("catch ($T failure)", Throwable.class)
                .addStatement("throw $T.$L(this, $L, start, failure)", FAILURES, doing, bytes);
        if (needsGraph) {
            code.nextControlFlow("finally").addStatement("graph.end()");
        }
        return code.endControlFlow().build();
    }

    /** Does something with a graph, if it needs one. */
    static CodeBlock within(MarshallerWriter writer, CodeBlock action) {
        if (!writer.model().needsGraph()) {
            return action;
        }
        return CodeBlock.builder()
                .add(begin())
                .beginControlFlow("try")
                .add(action)
                .nextControlFlow("finally")
                .addStatement("graph.end()")
                .endControlFlow()
                .build();
    }

    private static CodeBlock begin() {
        return CodeBlock.of("$1T graph = $1T.begin();\n", Names.GRAPH);
    }
}
