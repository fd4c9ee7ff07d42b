package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;

/** Primitives, through the method that Wire has for each. */
record PrimitiveValue(String method) implements ChronicleWireValue {

    private static final ClassName CHARACTERS = SupportClasses.named("Characters");
    private static final ClassName FLOATS = SupportClasses.named("Floats");

    static Optional<ChronicleWireValue> of(TypeRef type) {
        if (!(type instanceof TypeRef.OfPrimitive primitive)) {
            return Optional.empty();
        }
        return Optional.of(
                primitive.primitive() == Primitive.CHAR
                        ? new SupportValue(CHARACTERS, "read", false)
                        : new PrimitiveValue(methodOf(primitive.primitive())));
    }

    private static String methodOf(Primitive primitive) {
        return switch (primitive) {
            case BOOLEAN -> "bool";
            case BYTE -> "int8";
            case SHORT -> "int16";
            case INT -> "int32";
            case LONG -> "int64";
            case FLOAT -> "float32";
            case DOUBLE -> "float64";
            case CHAR -> throw new IllegalArgumentException();
        };
    }

    @Override
    public CodeBlock write(CodeBlock value, CodeBlock out, Scope scope) {
        return CodeBlock.of("$L.$L($L)", out, method, value);
    }

    @Override
    public CodeBlock read(CodeBlock in, CodeBlock current, Scope scope) {
        return CodeBlock.of("$L.$L()", in, method);
    }

    /** Wire's methods for floating-point numbers know no anchors. */
    @Override
    public CodeBlock readInOrder(CodeBlock in, CodeBlock current, Scope scope) {
        return method.startsWith("float") ? CodeBlock.of("$T.$L($L)", FLOATS, method, in) : read(in, current, scope);
    }
}
