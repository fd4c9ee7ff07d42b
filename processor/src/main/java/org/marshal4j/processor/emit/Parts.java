package org.marshal4j.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterSpec;
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
        List<CodeBlock> chunks = Chunks.of(pieces);
        if (chunks.size() == 1) {
            method.addCode(chunks.get(0));
        } else {
            for (int i = 0; i < chunks.size(); i++) {
                String part = frame.members().name(verb + "Part" + (i + 1));
                method.addStatement(
                        "$L($N, $N$L)",
                        part,
                        frame.variable(),
                        bytes,
                        frame.subject().handed().arguments());
                frame.members()
                        .add(Frame.privateStatic(part)
                                .addParameter(frame.parameter())
                                .addParameter(bytes)
                                .addParameters(frame.subject().handed().parameters())
                                .addCode(chunks.get(i))
                                .build());
            }
        }
        if (!ending.isEmpty()) {
            method.addStatement(ending);
        }
        frame.type().addMethod(method.build());
    }
}
