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
        addStatements(frame, method, verb, parameters(frame, bytes), pieces);
        if (!ending.isEmpty()) {
            method.addStatement(ending);
        }
        frame.type().addMethod(method.build());
    }

    /** The parameters of a part of a body over an object. */
    static List<ParameterSpec> parameters(Frame frame, ParameterSpec bytes) {
        List<ParameterSpec> parameters = new ArrayList<>(List.of(frame.parameter(), bytes));
        parameters.addAll(frame.subject().handed().parameters());
        return parameters;
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
        for (int i = 0; i < chunks.size(); i++) {
            addPart(frame, method, verb + "Part" + (i + 1), parameters, chunks.get(i));
        }
    }

    /** Adds a method for a part, and a call of it. */
    static void addPart(
            Frame frame, MethodSpec.Builder method, String name, List<ParameterSpec> parameters, CodeBlock code) {
        CodeBlock arguments = parameters.stream()
                .map(parameter -> CodeBlock.of("$N", parameter))
                .collect(CodeBlock.joining(", "));
        String part = frame.members().name(name);
        method.addStatement("$L($L)", part, arguments);
        frame.members()
                .add(Frame.privateStatic(part)
                        .addParameters(parameters)
                        .addCode(code)
                        .build());
    }
}
