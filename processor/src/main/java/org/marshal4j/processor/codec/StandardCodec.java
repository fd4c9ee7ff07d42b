package org.marshal4j.processor.codec;

import com.palantir.javapoet.CodeBlock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.PrimitiveKind;
import org.marshal4j.schema.SpecialKind;
import org.marshal4j.schema.TextKind;
import org.marshal4j.schema.WireType;

/** Classes of the JDK and of Chronicle whose values vary in size and have a form of their own for null. */
final class StandardCodec extends RuntimeCodec {

    private static final Set<Option> TEXT = Set.of(Option.MAX_LENGTH);

    /** All of them. */
    private static final List<Kind> KINDS = List.of(
            new Kind("java.lang.String", "Text", TextKind.TEXT, Set.of(Option.MAX_LENGTH, Option.INTERNED)),
            new Kind("java.lang.CharSequence", "CharSequences", TextKind.TEXT, TEXT),
            new Kind("java.lang.StringBuilder", "StringBuilders", TextKind.TEXT, TEXT),
            new Kind("java.net.URI", "Uris", TextKind.URI, TEXT),
            new Kind("java.time.ZoneId", "ZoneIds", TextKind.ZONE, Set.of()),
            new Kind("java.util.Currency", "Currencies", TextKind.CURRENCY, Set.of()),
            new Kind("java.util.Locale", "Locales", TextKind.LOCALE, Set.of()),
            new Kind("java.math.BigInteger", "BigIntegers", SpecialKind.BIGINT, Set.of()),
            new Kind("java.math.BigDecimal", "BigDecimals", SpecialKind.DECIMAL, Set.of()),
            new Kind("java.util.BitSet", "BitSets", PrimitiveKind.INT64, Set.of()),
            new Kind("java.nio.ByteBuffer", "ByteBuffers", PrimitiveKind.INT8, TEXT),
            new Kind("net.openhft.chronicle.bytes.BytesStore", "BytesStores", PrimitiveKind.INT8, TEXT));

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
     * @param wireType its wire type, with that limit, where null is possible or not
     * @param heeds the annotations that make a difference to it
     */
    private record Kind(
            String type, String runtime, BiFunction<Integer, Boolean, WireType> wireType, Set<Option> heeds) {

        Kind(String type, String runtime, TextKind kind, Set<Option> heeds) {
            this(type, runtime, (max, nullable) -> new WireType.Text(kind, max, nullable), heeds);
        }

        Kind(String type, String runtime, SpecialKind kind, Set<Option> heeds) {
            this(type, runtime, (max, nullable) -> new WireType.Special(kind, nullable), heeds);
        }

        /** An array of them. */
        Kind(String type, String runtime, PrimitiveKind element, Set<Option> heeds) {
            this(type, runtime, (max, nullable) -> new WireType.Array(element, max, nullable), heeds);
        }
    }

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
    WireType wireType(int max, boolean nullable) {
        return kind.wireType().apply(max, nullable);
    }

    @Override
    CodeBlock read(Members members, CodeBlock current, CodeBlock in) {
        String method = isInterned ? "readInterned" : "read";
        return CodeBlock.of("$T.$L($L, $L)", Names.support(kind.runtime()), method, current, in);
    }
}
