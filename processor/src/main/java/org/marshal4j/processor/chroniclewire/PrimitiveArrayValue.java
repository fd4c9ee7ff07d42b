package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.TypeRef;

/** Arrays of primitives. */
record PrimitiveArrayValue(TypeName type) implements ChronicleWireValue {

    private static final ClassName PRIMITIVE_ARRAYS = SupportClasses.named("PrimitiveArrays");

    static Optional<ChronicleWireValue> of(TypeRef type) {
        return type instanceof TypeRef.OfArray array && array.element() instanceof TypeRef.OfPrimitive
                ? Optional.of(new PrimitiveArrayValue(Names.of(type)))
                : Optional.empty();
    }

    @Override
    public CodeBlock write(CodeBlock value, CodeBlock out, Scope scope) {
        return CodeBlock.of("$T.write($L, $L)", PRIMITIVE_ARRAYS, value, out);
    }

    @Override
    public CodeBlock read(CodeBlock in, CodeBlock current, Scope scope) {
        return CodeBlock.of("$T.read($L, $T.class)", PRIMITIVE_ARRAYS, in, type);
    }
}
