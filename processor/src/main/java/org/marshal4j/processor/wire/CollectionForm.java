package org.marshal4j.processor.wire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import org.marshal4j.processor.codec.CollectionKind;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.TypeRef;

/** Collections, as sequences of their elements. */
record CollectionForm(CollectionKind kind, TypeName declared, TypeName element, WireForm elements) implements WireForm {

    private static final ClassName SEQUENCES = WireForms.support("Sequences");

    static Optional<WireForm> of(TypeRef type) {
        if (!(type instanceof TypeRef.OfClass named) || named.arguments().isEmpty()) {
            return Optional.empty();
        }
        TypeRef element = named.arguments().get(0);
        return CollectionKind.of(named)
                .map(kind -> new CollectionForm(kind, Names.of(type), Names.of(element), WireForms.of(element)));
    }

    @Override
    public CodeBlock write(CodeBlock value, CodeBlock out, Scope scope) {
        return CodeBlock.of("$T.write($L, $L, $L)", SEQUENCES, value, out, Elements.writer(elements, scope));
    }

    @Override
    public CodeBlock read(CodeBlock in, CodeBlock current, Scope scope) {
        CodeBlock make = kind == CollectionKind.ENUM_SET
                ? CodeBlock.of("() -> $T.noneOf($T.class)", kind.made(), element)
                : CodeBlock.of("$T::new", kind.made());
        return CodeBlock.of(
                "$T.read($L, $L, $L, $L)",
                SEQUENCES,
                in,
                WireForms.typed(declared, current),
                make,
                Elements.reader(elements, scope));
    }
}
