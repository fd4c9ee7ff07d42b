package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import java.util.function.Function;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.holder.CollectionKind;
import org.marshal4j.processor.model.TypeRef;

/** Collections, as sequences of their elements. */
record CollectionValue(CollectionKind kind, TypeName declared, TypeName element, ChronicleWireValue elements)
        implements ChronicleWireValue {

    private static final ClassName SEQUENCES = SupportClasses.named("Sequences");

    /** As {@link EntryValue#of}. */
    static Optional<ChronicleWireValue> of(TypeRef type, Function<TypeRef, ChronicleWireValue> values) {
        if (!(type instanceof TypeRef.OfClass named) || named.arguments().isEmpty() || named.hasWildcard()) {
            return Optional.empty();
        }
        TypeRef element = named.arguments().get(0);
        return CollectionKind.of(named)
                .map(kind -> new CollectionValue(kind, Names.of(type), Names.of(element), values.apply(element)));
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
                ChronicleWireValue.typed(declared, current),
                make,
                Elements.reader(elements, scope));
    }
}
