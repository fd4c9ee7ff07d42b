package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import java.util.function.Function;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.TypeRef;

/** Arrays of objects, including arrays of arrays. */
record ArrayValue(TypeName type, TypeName erased, ChronicleWireValue elements) implements ChronicleWireValue {

    private static final ClassName OBJECT_ARRAYS = SupportClasses.named("ObjectArrays");

    /** As {@link EntryValue#of}. */
    static Optional<ChronicleWireValue> of(TypeRef type, Function<TypeRef, ChronicleWireValue> values) {
        return type instanceof TypeRef.OfArray array && !(array.element() instanceof TypeRef.OfPrimitive)
                ? Optional.of(
                        new ArrayValue(Names.of(type), Names.erased(array.element()), values.apply(array.element())))
                : Optional.empty();
    }

    @Override
    public CodeBlock write(CodeBlock value, CodeBlock out, Scope scope) {
        return CodeBlock.of("$T.write($L, $L, $L)", OBJECT_ARRAYS, value, out, Elements.writer(elements, scope));
    }

    @Override
    public CodeBlock read(CodeBlock in, CodeBlock current, Scope scope) {
        return CodeBlock.of("$T.read($L, $L, $L)", OBJECT_ARRAYS, in, empty(), Elements.reader(elements, scope));
    }

    /** An empty array, whose elements may themselves be arrays. */
    private CodeBlock empty() {
        TypeName base = erased;
        int dimensions = 0;
        while (base instanceof ArrayTypeName array) {
            base = array.componentType();
            dimensions++;
        }
        CodeBlock made = CodeBlock.of("new $T[0]$L", base, "[]".repeat(dimensions));
        // Java cannot create an array of a generic type directly.
        return type.equals(ArrayTypeName.of(erased)) ? made : CodeBlock.of("($T) $L", type, made);
    }
}
