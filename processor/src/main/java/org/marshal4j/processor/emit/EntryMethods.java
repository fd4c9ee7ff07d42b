package org.marshal4j.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;

/** The methods of the interface {@code Marshaller}: what users call, around the bodies that do the work. */
final class EntryMethods implements MarshallerPart {

    private static final ClassName FAILURES = Names.support("Failures");

    @Override
    public boolean concerns(Subject subject) {
        return !subject.isCarrier();
    }

    @Override
    public void addTo(Frame frame) {
        EntryCalls calls = frame.subject().isFamily() ? new FamilyCalls() : new ExactCalls();
        boolean needsGraph = frame.subject().needsGraph();
        CodeBlock graph = CodeBlock.of(needsGraph ? ", graph" : "");
        frame.type()
                .addMethod(method("write", TypeName.VOID)
                        .addParameter(frame.parameter())
                        .addParameter(Blocks.OUT)
                        .addCode(attempt("write", calls.write(frame, graph), "writing", "out", needsGraph))
                        .build());
        frame.type()
                .addMethod(method("read", frame.dto())
                        .addParameter(Blocks.IN)
                        .addCode(attempt("read", calls.read(frame, graph), "reading", "in", needsGraph))
                        .build());
        calls.readInto(frame, graph)
                .ifPresent(fill -> frame.type()
                        .addMethod(method("readInto", TypeName.VOID)
                                .addParameter(frame.parameter())
                                .addParameter(Blocks.IN)
                                .addCode(attempt("read", fill, "reading", "in", needsGraph))
                                .build()));
        frame.type()
                .addMethod(method("sizeOf", TypeName.LONG)
                        .addParameter(frame.parameter())
                        .addCode(needsGraph ? withGraph(calls.sizeOf(frame, graph)) : calls.sizeOf(frame, graph))
                        .build());
        frame.type()
                .addMethod(method("schema", Names.schema("Schema"))
                        .addStatement("return SCHEMA")
                        .build());
        frame.type()
                .addMethod(method("type", ParameterizedTypeName.get(ClassName.get(Class.class), frame.dto()))
                        .addStatement("return $T.class", frame.dto())
                        .build());
    }

    private static MethodSpec.Builder method(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(returns);
    }

    /** Does something, and on failure puts the position back and says where it failed. */
    private static CodeBlock attempt(
            String position, CodeBlock action, String doing, String bytes, boolean needsGraph) {
        CodeBlock.Builder code =
                CodeBlock.builder().addStatement("long start = $T.$LPosition($L)", Names.RAW_BYTES, position, bytes);
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

    private static CodeBlock withGraph(CodeBlock action) {
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
