package org.marshal4j.processor.codec;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Option;
import org.marshal4j.schema.WireType;

/** Classes of the JDK and of Chronicle whose values vary in size and have a form of their own for null. */
final class StandardCodec extends RuntimeCodec {

    private final LeafType type;
    private final boolean isInterned;

    private StandardCodec(LeafType type, FieldOptions options) {
        super(type.runtime(), options);
        this.type = type;
        this.isInterned = options.has(Option.INTERNED);
    }

    static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        return LeafTypes.of(request.type())
                .filter(type -> type.bytes() instanceof LeafType.Counted)
                .map(type -> bind(type, request.options()));
    }

    private static Binding bind(LeafType type, FieldOptions options) {
        Optional<Binding> problem =
                type.supportedOptions().contains(Option.MAX_LENGTH) ? Limits.problem(options) : Optional.empty();
        return problem.orElseGet(() -> new Binding.Bound(new StandardCodec(type, options)));
    }

    @Override
    public Set<Option> supportedOptions() {
        return type.supportedOptions();
    }

    @Override
    WireType wireType(int max, boolean nullable) {
        return type.wireType().apply(max, nullable);
    }

    @Override
    CodeBlock read(Members members, CodeBlock current, CodeBlock in) {
        String method = isInterned ? "readInterned" : "read";
        return CodeBlock.of("$T.$L($L, $L)", type.runtime(), method, current, in);
    }

    @Override
    public Copies copies() {
        return type.isImmutable() ? Copies.SHARED : Copies.OWN;
    }

    @Override
    public CodeBlock copy(Members members, String label, CodeBlock value, CodeBlock current) {
        return type.isImmutable() ? value : CodeBlock.of("$T.copy($L, $L)", type.runtime(), value, current);
    }
}
