package org.marshal4j.processor.emit.family;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.marshal4j.processor.codec.Passing;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.model.Family.Member;

/**
 * A switch with one case for each class of a family. If there are many classes, they are divided among methods that
 * stay small enough to be inlined: eight calls with their casts take less than 325 bytecodes, which is HotSpot's
 * limit.
 *
 * @param verb what the method does
 * @param returns the type that it returns, if any
 * @param parameters its first parameters, which the cases use
 * @param handed further parameters, which are passed on to the marshallers of the classes
 */
record FamilySwitch(
        MarshallerWriter writer, String verb, TypeName returns, List<ParameterSpec> parameters, Passing handed) {
    private static final int FEW = 8;

    /**
     * The switch.
     *
     * @param ofNull what it does for null, as a block or a statement
     * @param call what it does for a class, as an expression
     */
    CodeBlock over(List<Member> members, CodeBlock ofNull, Function<Member, CodeBlock> call) {
        CodeBlock.Builder cases = CodeBlock.builder().add("case -1 -> $L\n", ofNull);
        if (members.size() <= FEW) {
            members.forEach(member -> cases.add("case $L -> $L;\n", member.id(), call.apply(member)));
            return around(cases.build());
        }
        for (int i = 0; i < members.size(); i += FEW) {
            List<Member> group = members.subList(i, Math.min(i + FEW, members.size()));
            String name = writer.members().name(verb + "Group" + (i / FEW + 1));
            String ids =
                    group.stream().map(member -> String.valueOf(member.id())).collect(Collectors.joining(", "));
            cases.add("case $L -> $L($L);\n", ids, name, arguments());
            writer.members().add(group(name, group, call));
        }
        return around(cases.build());
    }

    private MethodSpec group(String name, List<Member> group, Function<Member, CodeBlock> call) {
        CodeBlock.Builder cases = CodeBlock.builder();
        group.forEach(member -> cases.add("case $L -> $L;\n", member.id(), call.apply(member)));
        return MarshallerWriter.privateStatic(name)
                .returns(returns)
                .addParameter(int.class, "id")
                .addParameters(parameters)
                .addParameters(handed.parameters())
                .addCode(around(cases.build()))
                .build();
    }

    private CodeBlock arguments() {
        String names =
                parameters.stream().map(parameter -> parameter.name()).collect(Collectors.joining(", ", "id, ", ""));
        return CodeBlock.of("$L$L", names, handed.arguments());
    }

    private CodeBlock around(CodeBlock cases) {
        boolean isStatement = returns.equals(TypeName.VOID);
        return CodeBlock.builder()
                .add(isStatement ? "switch (id) {\n" : "return switch (id) {\n")
                .indent()
                .add(cases)
                .add("default -> throw $T.unknown(id, INSTANCE.schema());\n", FamilyBodies.TYPE_IDS)
                .unindent()
                .add(isStatement ? "}\n" : "};\n")
                .build();
    }
}
