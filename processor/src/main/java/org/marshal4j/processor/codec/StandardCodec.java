package org.marshal4j.processor.codec;

import com.palantir.javapoet.ClassName;
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
            new Kind(
                    "java.lang.String",
                    Names.memory("Text"),
                    TextKind.TEXT,
                    Set.of(Option.MAX_LENGTH, Option.INTERNED)),
            new Kind("java.lang.CharSequence", Names.support("CharSequences"), TextKind.TEXT, TEXT),
            new Kind("java.lang.StringBuilder", Names.support("StringBuilders"), TextKind.TEXT, TEXT),
            new Kind("java.net.URI", Names.support("Uris"), TextKind.URI, TEXT),
            new Kind("java.time.ZoneId", Names.support("ZoneIds"), TextKind.ZONE, Set.of()),
            new Kind("java.util.Currency", Names.support("Currencies"), TextKind.CURRENCY, Set.of()),
            new Kind("java.util.Locale", Names.support("Locales"), TextKind.LOCALE, Set.of()),
            new Kind("java.math.BigInteger", Names.support("BigIntegers"), SpecialKind.BIGINT, Set.of()),
            new Kind("java.math.BigDecimal", Names.support("BigDecimals"), SpecialKind.DECIMAL, Set.of()),
            new Kind("java.util.BitSet", Names.support("BitSets"), PrimitiveKind.INT64, Set.of()),
            new Kind("java.nio.ByteBuffer", Names.support("ByteBuffers"), PrimitiveKind.INT8, TEXT),
            new Kind(
                    "net.openhft.chronicle.bytes.BytesStore",
                    Names.chronicle("BytesStores"),
                    PrimitiveKind.INT8,
                    TEXT));

    private final Kind kind;
    private final boolean isInterned;

    private StandardCodec(Kind kind, FieldOptions options) {
        super(kind.runtime(), options);
        this.kind = kind;
        this.isInterned = options.has(Option.INTERNED);
    }

    /**
     * One of them.
     *
     * @param type its class
     * @param runtime the class of the runtime that writes and reads it
     * @param wireType its wire type, with that limit, where null is possible or not
     * @param supportedOptions the annotations that make a difference to it
     */
    private record Kind(
            String type,
            ClassName runtime,
            BiFunction<Integer, Boolean, WireType> wireType,
            Set<Option> supportedOptions) {

        Kind(String type, ClassName runtime, TextKind kind, Set<Option> supportedOptions) {
            this(type, runtime, (max, nullable) -> new WireType.Text(kind, max, nullable), supportedOptions);
        }

        Kind(String type, ClassName runtime, SpecialKind kind, Set<Option> supportedOptions) {
            this(type, runtime, (max, nullable) -> new WireType.Special(kind, nullable), supportedOptions);
        }

        /** An array of them. */
        Kind(String type, ClassName runtime, PrimitiveKind element, Set<Option> supportedOptions) {
            this(type, runtime, (max, nullable) -> new WireType.Array(element, max, nullable), supportedOptions);
        }
    }

    static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        return request.type() instanceof TypeRef.OfClass named
                ? KINDS.stream()
                        .filter(kind -> kind.type().equals(named.name().qualified()))
                        .findFirst()
                        .map(kind -> bind(kind, request.options()))
                : Optional.empty();
    }

    private static Binding bind(Kind kind, FieldOptions options) {
        Optional<Binding> problem =
                kind.supportedOptions().contains(Option.MAX_LENGTH) ? Limits.problem(options) : Optional.empty();
        return problem.orElseGet(() -> new Binding.Bound(new StandardCodec(kind, options)));
    }

    @Override
    public Set<Option> supportedOptions() {
        return kind.supportedOptions();
    }

    @Override
    WireType wireType(int max, boolean nullable) {
        return kind.wireType().apply(max, nullable);
    }

    @Override
    CodeBlock read(Members members, CodeBlock current, CodeBlock in) {
        String method = isInterned ? "readInterned" : "read";
        return CodeBlock.of("$T.$L($L, $L)", kind.runtime(), method, current, in);
    }
}
