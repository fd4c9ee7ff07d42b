package org.marshal4j.processor.codec;

import com.squareup.javapoet.CodeBlock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.model.Form;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
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
    private final Form form;

    private StandardCodec(Kind kind, Form form) {
        super(Names.runtime(kind.runtime()), form.required());
        this.kind = kind;
        this.form = form;
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

    static Optional<Binding> bind(Want want, Codecs codecs) {
        return want.type() instanceof TypeRef.OfClass named
                ? KINDS.stream()
                        .filter(kind -> kind.type().equals(named.name().qualified()))
                        .<Binding>map(kind -> new Binding.Bound(new StandardCodec(kind, want.form())))
                        .findFirst()
                : Optional.empty();
    }

    @Override
    public Set<Option> heeds() {
        return kind.heeds();
    }

    @Override
    public Size size() {
        return Size.atLeast(1);
    }

    @Override
    String wireOfValue() {
        return isLimited() ? kind.wire() + "(max=" + form.maxLength() + ")" : kind.wire();
    }

    @Override
    CodeBlock write(String label, CodeBlock value) {
        return isLimited()
                ? CodeBlock.of("$T.write($S, $L, $L, out)", runtime(), label, value, form.maxLength())
                : super.write(label, value);
    }

    @Override
    CodeBlock read(Members members, CodeBlock current) {
        String method = form.has(Option.INTERNED) ? "readInterned" : "read";
        return isLimited()
                ? CodeBlock.of("$T.$L($L, $L, in)", runtime(), method, current, form.maxLength())
                : CodeBlock.of("$T.$L($L, in)", runtime(), method, current);
    }

    private boolean isLimited() {
        return form.has(Option.MAX_LENGTH);
    }
}
