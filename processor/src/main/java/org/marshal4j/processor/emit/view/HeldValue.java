package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.processor.codec.Held;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.TextKind;
import org.marshal4j.schema.wire.WireType;

/**
 * The methods that show one element, key, value or content. Besides the one that returns it, texts and boxes have
 * methods that create no objects.
 */
final class HeldValue {

    private static final CodeBlock RETURN_NULL = CodeBlock.of("return null;\n");

    private final ViewWriter view;
    private final int field;
    private final Held held;
    private final Reach reach;
    private final WireType type;
    private final String name;
    private final Map<String, String> further = new HashMap<>();

    HeldValue(ViewWriter view, int field, Held held, Reach reach) {
        this.view = view;
        this.field = field;
        this.held = held;
        this.reach = reach;
        this.type = held.codec().wireType();
        this.name = switch (held.role()) {
            case ELEMENT -> view.names().of(field);
            case KEY, ENTRY_KEY -> view.names().further(field, "Key");
            case VALUE, ENTRY_VALUE, CONTENT -> view.names().further(field, "Value");
        };
    }

    /** The name of the method that returns the value. */
    String name() {
        return name;
    }

    /** The type that this method returns. */
    TypeName returns() {
        return NestedMethods.isViewed(held.type(), type) ? NestedMethods.type(held.type()) : Names.of(held.type());
    }

    /** The wire type. */
    WireType wireType() {
        return type;
    }

    /** Whether it is a text, written as characters. */
    boolean isText() {
        return type.kind() == TextKind.TEXT;
    }

    /** The primitive type, if it is a box. */
    Optional<Primitive> unboxed() {
        return type.kind() instanceof PrimitiveKind kind && held.type() instanceof TypeRef.OfClass of
                ? Arrays.stream(Primitive.values())
                        .filter(each -> each.kind() == kind && of.isJavaLang(each.box()))
                        .findFirst()
                : Optional.empty();
    }

    /** The name of a further method. */
    String further(String suffix) {
        return further.computeIfAbsent(suffix, each -> view.names().further(field, prefix() + each));
    }

    private String prefix() {
        return switch (held.role()) {
            case ELEMENT, CONTENT -> "";
            case KEY, ENTRY_KEY -> "Key";
            case VALUE, ENTRY_VALUE -> "Value";
        };
    }

    void add() {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name).returns(returns());
        if (NestedMethods.isViewed(held.type(), type)) {
            addShown(method.addJavadoc(
                    "Shows the object in place until this view wraps other bytes or the same view shows another one;"
                            + " null if it is null.\n"));
        } else {
            add(method.addJavadoc(javadoc()), RETURN_NULL, CodeBlock.of("return $L;\n", view.read(field, held)));
        }
        if (isText()) {
            addTexts((WireType.Text) type);
        }
        unboxed().ifPresent(this::addUnboxed);
    }

    private String javadoc() {
        return switch (held.role()) {
            case ELEMENT -> "One element; an IndexOutOfBoundsException if there is none of that index.\n";
            case KEY -> "The key of an entry; an IndexOutOfBoundsException if there is none of that index.\n";
            case VALUE -> "The value of an entry; an IndexOutOfBoundsException if there is none of that index.\n";
            case ENTRY_KEY -> "The key; null if it or the entry is.\n";
            case ENTRY_VALUE -> "The value; null if it or the entry is.\n";
            case CONTENT -> "The value; null if there is none.\n";
        };
    }

    private void addShown(MethodSpec.Builder method) {
        String inside = NestedMethods.inside(view, name, held.type());
        boolean isObject = type instanceof WireType.Nested;
        Optional<CodeBlock> shown = reach.shown(type.nullable(), CodeBlock.of("$N()", inside));
        if (isObject && shown.isPresent()) {
            reach.begin(method);
            view.addReading(method, CodeBlock.of("return $L;\n", shown.get()));
            return;
        }
        CodeBlock.Builder code = CodeBlock.builder();
        if (type.nullable()) {
            code.beginControlFlow("if ($L)", NestedMethods.isThere(type, false))
                    .add(RETURN_NULL)
                    .endControlFlow();
        }
        code.addStatement("return showInside($N(), in)", inside);
        add(method, RETURN_NULL, code.build());
    }

    private void addTexts(WireType.Text text) {
        CodeBlock limits = TextMethods.limits(text);
        add(
                TextMethods.equalTo(further("Equals")),
                List.of(ParameterSpec.builder(CharSequence.class, "other").build()),
                CodeBlock.of("return other == null;\n"),
                CodeBlock.of("return $L.equals($L, other, in);\n", view.texts(), limits));
        add(
                TextMethods.hash(further("Hash")),
                CodeBlock.of("return 0;\n"),
                CodeBlock.of("return $L.hash($L, in);\n", view.texts(), limits));
        add(
                TextMethods.into(further("Into")),
                List.of(ParameterSpec.builder(StringBuilder.class, "to").build()),
                CodeBlock.of("return false;\n"),
                CodeBlock.of("return $L.append($L, to, in);\n", view.texts(), limits));
    }

    private void addUnboxed(Primitive primitive) {
        TypeName returns = Names.of(new TypeRef.OfPrimitive(primitive));
        boolean nullable = type.nullable();
        CodeBlock get = CodeBlock.of("$L(base, offset$L)", Names.loading(primitive), nullable ? " + 1" : "");
        add(
                MethodSpec.methodBuilder(further("Or"))
                        .returns(returns)
                        .addJavadoc("The value without a box; {@code otherwise} if it is null.\n"),
                List.of(ParameterSpec.builder(returns, "otherwise").build()),
                CodeBlock.of("return otherwise;\n"),
                CodeBlock.builder()
                        .addStatement("long offset = in.take($L)", (nullable ? 1 : 0) + primitive.bytes())
                        .addStatement("$T base = in.base()", Object.class)
                        .add(
                                nullable
                                        ? CodeBlock.of(
                                                "return $T.get(base, offset) ? $L : otherwise;\n", Names.PRESENCE, get)
                                        : CodeBlock.of("return $L;\n", get))
                        .build());
    }

    private void add(MethodSpec.Builder method, CodeBlock otherwise, CodeBlock body) {
        add(method, List.of(), otherwise, body);
    }

    private void add(MethodSpec.Builder method, List<ParameterSpec> parameters, CodeBlock otherwise, CodeBlock body) {
        reach.begin(method);
        view.addReading(
                method.addParameters(parameters),
                CodeBlock.builder().add(reach.open(otherwise)).add(body).build());
    }
}
