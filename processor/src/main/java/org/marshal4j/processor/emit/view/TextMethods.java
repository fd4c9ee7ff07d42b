package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.stream.Stream;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.schema.WireType;

/** The methods for a text that make no String of it: {@code symbolEquals}, {@code symbolHash} and {@code symbolInto}. */
final class TextMethods {

    private final ViewWriter view;
    private final Section section;
    private final int field;
    private final WireType.Text text;

    TextMethods(ViewWriter view, Section section, int field, WireType.Text text) {
        this.view = view;
        this.section = section;
        this.field = field;
        this.text = text;
    }

    void add() {
        ParameterSpec other = ParameterSpec.builder(CharSequence.class, "other").build();
        ParameterSpec to = ParameterSpec.builder(StringBuilder.class, "to").build();
        add(
                method("Equals", TypeName.BOOLEAN, "Whether the text has these characters; null is no text."),
                "same",
                "equals",
                other);
        add(
                method("Hash", TypeName.INT, "The hash code of the String that the text is; 0 for null."),
                "hashOf",
                "hash");
        add(
                method("Into", TypeName.BOOLEAN, "Appends the text; returns whether there is one."),
                "appendTo",
                "append",
                to);
    }

    private MethodSpec.Builder method(String suffix, TypeName returns, String javadoc) {
        return MethodSpec.methodBuilder(view.names().further(field, suffix))
                .returns(returns)
                .addJavadoc(javadoc + "\n");
    }

    /** A method that hands its parameters on: to {@code ofDefault} where the message has no such field, or else to {@code ofBytes}. */
    private void add(MethodSpec.Builder method, String ofDefault, String ofBytes, ParameterSpec... parameters) {
        method.addParameters(List.of(parameters));
        TypeName returns = method.build().returnType();
        CodeBlock argument =
                Stream.of(parameters).map(each -> CodeBlock.of(", $N", each)).collect(CodeBlock.joining(""));
        CodeBlock otherwise = CodeBlock.builder()
                .addStatement(
                        "return $T.$L($N()$L)",
                        Names.view("ViewTexts"),
                        ofDefault,
                        view.names().of(field),
                        argument)
                .build();
        CodeBlock read = CodeBlock.of(
                "$L.$L($L, $L$L, in)",
                view.texts(),
                ofBytes,
                text.nullable(),
                text.max() == WireType.ANY
                        ? CodeBlock.of("$T.MAX_VALUE", Integer.class)
                        : CodeBlock.of("$L", text.max()),
                argument);
        view.addReading(
                method,
                CodeBlock.builder()
                        .add(view.unlessAbsent(section, () -> otherwise))
                        .add(view.returnRead(section, returns, read))
                        .build());
    }
}
