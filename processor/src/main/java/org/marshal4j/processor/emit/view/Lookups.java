package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.Objects;
import java.util.Set;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.WireType;

/** The methods that find an element or a key by equality, and the value of a key. */
final class Lookups {

    /** Objects of these classes are equal only to themselves, so several keys of a map may look the same. */
    private static final Set<String> WITHOUT_EQUALS = Set.of(
            "java.lang.StringBuilder",
            "java.lang.StringBuffer",
            "java.util.concurrent.atomic.AtomicBoolean",
            "java.util.concurrent.atomic.AtomicInteger",
            "java.util.concurrent.atomic.AtomicLong");

    private final ViewWriter view;
    private final int field;
    private final HeldValue wanted;
    private final Elements elements;
    private final TypeName type;
    private String indexOf = "";

    /**
     * The methods for a field.
     *
     * @param wanted the elements or keys
     * @param elements the field of the view that finds them
     */
    Lookups(ViewWriter view, int field, HeldValue wanted, Elements elements) {
        this.view = view;
        this.field = field;
        this.wanted = wanted;
        this.elements = elements;
        this.type = wanted.isText() ? ClassName.get(CharSequence.class) : wanted.returns();
    }

    /** Whether they can be compared by equality. */
    private boolean isPossible() {
        if (WITHOUT_EQUALS.contains(wanted.returns().toString())) {
            return false;
        }
        return wanted.isText()
                || wanted.wireType() instanceof WireType.Primitive
                || wanted.wireType() instanceof WireType.Value
                || wanted.wireType() instanceof WireType.Enumeration;
    }

    void addIndexOf() {
        if (!isPossible()) {
            return;
        }
        indexOf = view.names().further(field, "IndexOf");
        CodeBlock same = wanted.isText()
                ? CodeBlock.of("$N(i, wanted)", wanted.further("Equals"))
                : CodeBlock.of("$T.equals($N(i), wanted)", Objects.class, wanted.name());
        view.addPublic(MethodSpec.methodBuilder(indexOf)
                .returns(TypeName.INT)
                .addParameter(type, "wanted")
                .addJavadoc("The index of the first equal one; -1 if there is none.\n")
                .addStatement("int size = $L", elements.size())
                .beginControlFlow("for (int i = 0; i < size; i++)")
                .beginControlFlow("if ($L)", same)
                .addStatement("return i")
                .endControlFlow()
                .endControlFlow()
                .addStatement("return -1"));
    }

    /** For maps: adds the methods that return the value of a key. */
    void addGet(HeldValue value) {
        if (!isPossible()) {
            return;
        }
        view.addPublic(get("Get", value.returns(), "The value of a key; null if the map does not have it.\n")
                .addStatement("return index < 0 ? null : $N(index)", value.name()));
        value.unboxed()
                .map(primitive -> Names.of(new TypeRef.OfPrimitive(primitive)))
                .ifPresent(primitive -> view.addPublic(get(
                                "GetOr",
                                primitive,
                                "The same without a box, or something else where there is none or null.\n")
                        .addParameter(primitive, "otherwise")
                        .addStatement("return index < 0 ? otherwise : $N(index, otherwise)", value.further("Or"))));
    }

    private MethodSpec.Builder get(String suffix, TypeName returns, String javadoc) {
        return MethodSpec.methodBuilder(view.names().further(field, suffix))
                .returns(returns)
                .addParameter(type, "key")
                .addJavadoc(javadoc)
                .addStatement("int index = $N(key)", indexOf);
    }
}
