package org.marshal4j.processor.codec;

import com.palantir.javapoet.CodeBlock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.TypeRef;

/** Classes of the JDK and of Chronicle whose values vary in size and have a form of their own for null. */
final class StandardCodec extends RuntimeCodec {

    private static final Set<Option> TEXT = Set.of(Option.MAX_LENGTH);

    /** All of them. */
    private static final List<Kind> KINDS = List.of(
            new Kind("java.lang.String", "Text", "text", Set.of(Option.MAX_LENGTH, Option.INTERNED)),
            new Kind("java.lang.CharSequence", "CharSequences", "text", TEXT),
            new Kind("java.lang.StringBuilder", "StringBuilders", "text", TEXT),
            new Kind("java.net.URI", "Uris", "uri", TEXT),
            new Kind("java.time.ZoneId", "ZoneIds", "zone", Set.of()),
            new Kind("java.util.Currency", "Currencies", "currency", Set.of()),
            new Kind("java.util.Locale", "Locales", "locale", Set.of()),
            new Kind("java.math.BigInteger", "BigIntegers", "bigint", Set.of()),
            new Kind("java.math.BigDecimal", "BigDecimals", "decimal", Set.of()),
            new Kind("java.util.BitSet", "BitSets", "int64[]", Set.of()),
            new Kind("java.nio.ByteBuffer", "ByteBuffers", "int8[]", TEXT),
            new Kind("net.openhft.chronicle.bytes.BytesStore", "BytesStores", "int8[]", TEXT));

    private final Kind kind;
    private final boolean isInterned;

    private StandardCodec(Kind kind, FieldOptions options) {
        super(Names.support(kind.runtime()), options);
        this.kind = kind;
        this.isInterned = options.has(Option.INTERNED);
    }

    /**
     * One of them.
     *
     * @param type its class
     * @param runtime the class of the runtime that writes and reads it
     * @param wire its wire type
     * @param heeds the annotations that make a difference to it
     */
    private record Kind(String type, String runtime, String wire, Set<Option> heeds) {}

    static Optional<Binding> bind(FieldRequest request, Codecs codecs) {
        return request.type() instanceof TypeRef.OfClass named
                ? KINDS.stream()
                        .filter(kind -> kind.type().equals(named.name().qualified()))
                        .findFirst()
                        .map(kind -> bind(kind, request.options()))
                : Optional.empty();
    }

    private static Binding bind(Kind kind, FieldOptions options) {
        Optional<Binding> problem =
                kind.heeds().contains(Option.MAX_LENGTH) ? Limits.problem(options) : Optional.empty();
        return problem.orElseGet(() -> new Binding.Bound(new StandardCodec(kind, options)));
    }

    @Override
    public Set<Option> heeds() {
        return kind.heeds();
    }

    @Override
    String wireOfValue() {
        return kind.wire();
    }

    @Override
    CodeBlock read(Members members, CodeBlock current, CodeBlock in) {
        String method = isInterned ? "readInterned" : "read";
        return CodeBlock.of("$T.$L($L, $L)", Names.support(kind.runtime()), method, current, in);
    }
}
