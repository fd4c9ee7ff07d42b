package org.marshal4j.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import java.util.ArrayList;
import java.util.List;

/** Puts statements into a method, by way of methods for parts of it where they are too many for one. */
final class Parts {

    private Parts() {}

    static void add(
            Frame frame, MethodSpec.Builder method, String verb, ParameterSpec bytes, List<Chunks.Piece> pieces) {
        add(frame, method, verb, bytes, pieces, CodeBlock.of(""));
    }

    static void add(
            Frame frame,
            MethodSpec.Builder method,
            String verb,
            ParameterSpec bytes,
            List<Chunks.Piece> pieces,
            CodeBlock ending) {
        List<ParameterSpec> parameters = new ArrayList<>(List.of(frame.parameter(), bytes));
        parameters.addAll(frame.subject().handed().parameters());
        addStatements(frame, method, verb, parameters, pieces);
        if (!ending.isEmpty()) {
            method.addStatement(ending);
        }
        frame.type().addMethod(method.build());
    }

    /** The same, where the parts have these parameters, and the method has variables of the same names. */
    static void addStatements(
            Frame frame,
            MethodSpec.Builder method,
            String verb,
            List<ParameterSpec> parameters,
            List<Chunks.Piece> pieces) {
        List<CodeBlock> chunks = Chunks.of(pieces);
        if (chunks.size() == 1) {
            method.addCode(chunks.get(0));
            return;
        }
        CodeBlock arguments = parameters.stream()
                .map(parameter -> CodeBlock.of("$N", parameter))
                .collect(CodeBlock.joining(", "));
        for (int i = 0; i < chunks.size(); i++) {
            String part = frame.members().name(verb + "Part" + (i + 1));
            method.addStatement("$L($L)", part, arguments);
            frame.members()
                    .add(Frame.privateStatic(part)
                            .addParameters(parameters)
                            .addCode(chunks.get(i))
                            .build());
        }
    }
}
