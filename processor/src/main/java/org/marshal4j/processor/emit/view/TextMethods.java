package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.plan.Slot;
import org.marshal4j.schema.wire.WireType;

/** The methods for a text that create no String: {@code symbolEquals}, {@code symbolHash} and {@code symbolInto}. */
record TextMethods(ViewWriter view, Section section, int field, Body body) {
    /** The statements of a method. */
    private interface Body {
        /**
         * The statements that call a method of {@code ViewTexts} and return its result.
         *
         * @param argument an additional argument, preceded by a comma, or nothing
         */
        CodeBlock of(TypeName returns, String method, String argument);
    }

    /** Adds the methods for a text of variable length, at the end of a section. */
    static void addTo(ViewWriter view, Section section, int field, WireType.Text text) {
        CodeBlock limits = limits(text);
        Body body = (returns, method, argument) -> view.returnRead(
                section, returns, CodeBlock.of("$L.$L($L$L, in)", view.texts(), method, limits, argument));
        new TextMethods(view, section, field, body).add();
    }

    /** Adds the methods for a text of fixed length. */
    static void addTo(ViewWriter view, Section section, Slot slot, WireType.FixedText text) {
        Body body = (returns, method, argument) -> CodeBlock.builder()
                .addStatement("long offset = fieldAt($L)", section.place(slot))
                .addStatement("$T base = memoryBase()", Object.class)
                .addStatement(
                        "return $L.$L($L, $L$L, base, offset)",
                        view.texts(),
                        method,
                        text.nullable(),
                        text.room(),
                        argument)
                .build();
        new TextMethods(view, section, slot.field(), body).add();
    }

    /** The arguments that limit a text: whether it may be null, and its maximum number of bytes. */
    static CodeBlock limits(WireType.Text text) {
        return CodeBlock.of(
                "$L, $L",
                text.nullable(),
                text.max() == WireType.ANY
                        ? CodeBlock.of("$T.MAX_VALUE", Integer.class)
                        : CodeBlock.of("$L", text.max()));
    }

    /** A method that tells whether the text equals another one. */
    static MethodSpec.Builder equalTo(String name) {
        return method(name, TypeName.BOOLEAN, "Whether the text has these characters; false for null.\n");
    }

    /** A method that returns the hash code. */
    static MethodSpec.Builder hash(String name) {
        return method(name, TypeName.INT, "The hash code that the text has as a String; 0 for null.\n");
    }

    /** A method that appends the text. */
    static MethodSpec.Builder into(String name) {
        return method(name, TypeName.BOOLEAN, "Appends the text; returns false if it is null.\n");
    }

    private static MethodSpec.Builder method(String name, TypeName returns, String javadoc) {
        return MethodSpec.methodBuilder(name).returns(returns).addJavadoc(javadoc);
    }

    private void add() {
        add(equalTo(name("Equals")).addParameter(CharSequence.class, "other"), "same", "equals", ", other");
        add(hash(name("Hash")), "hashOf", "hash", "");
        add(into(name("Into")).addParameter(StringBuilder.class, "to"), "appendTo", "append", ", to");
    }

    private String name(String suffix) {
        return view.names().further(field, suffix);
    }

    private void add(MethodSpec.Builder method, String ofDefault, String ofBytes, String argument) {
        CodeBlock otherwise = CodeBlock.builder()
                .addStatement(
                        "return $T.$L($N()$L)",
                        Names.view("ViewTexts"),
                        ofDefault,
                        view.names().of(field),
                        argument)
                .build();
        view.addReading(
                method,
                CodeBlock.builder()
                        .add(view.unlessAbsent(section, () -> otherwise))
                        .add(body.of(method.build().returnType(), ofBytes, argument))
                        .build());
    }
}
