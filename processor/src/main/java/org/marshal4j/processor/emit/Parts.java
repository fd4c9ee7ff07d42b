package org.marshal4j.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import java.util.ArrayList;
import java.util.List;

/** Puts statements into a method, with further methods for parts of it if there are too many for one. */
public final class Parts {

    private Parts() {}

    public static void add(
            MarshallerWriter writer,
            MethodSpec.Builder method,
            String verb,
            ParameterSpec bytes,
            List<Chunks.Piece> pieces) {
        add(writer, method, verb, bytes, pieces, CodeBlock.of(""));
    }

    public static void add(
            MarshallerWriter writer,
            MethodSpec.Builder method,
            String verb,
            ParameterSpec bytes,
            List<Chunks.Piece> pieces,
            CodeBlock ending) {
        addStatements(writer, method, verb, parameters(writer, bytes), pieces);
        if (!ending.isEmpty()) {
            method.addStatement(ending);
        }
        writer.type().addMethod(method.build());
    }

    /** The parameters of a part of a body for an object. */
    public static List<ParameterSpec> parameters(MarshallerWriter writer, ParameterSpec bytes) {
        List<ParameterSpec> parameters = new ArrayList<>(List.of(writer.parameter(), bytes));
        parameters.addAll(writer.model().handed().parameters());
        return parameters;
    }

    /** The same with these parameters for the parts; the method has variables of the same names. */
    public static void addStatements(
            MarshallerWriter writer,
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
            addPart(writer, method, verb + "Part" + (i + 1), parameters, chunks.get(i));
        }
    }

    /** Adds a method for a part, and a call to it. */
    public static void addPart(
            MarshallerWriter writer,
            MethodSpec.Builder method,
            String name,
            List<ParameterSpec> parameters,
            CodeBlock code) {
        CodeBlock arguments = parameters.stream()
                .map(parameter -> CodeBlock.of("$N", parameter))
                .collect(CodeBlock.joining(", "));
        String part = writer.members().name(name);
        method.addStatement("$L($L)", part, arguments);
        writer.members()
                .add(MarshallerWriter.privateStatic(part)
                        .addParameters(parameters)
                        .addCode(code)
                        .build());
    }
}
