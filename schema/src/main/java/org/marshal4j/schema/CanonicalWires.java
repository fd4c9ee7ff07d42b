package org.marshal4j.schema;

import java.util.Map;
import java.util.Optional;

/** What keeps a wire type from being canonical; empty if nothing does. */
final class CanonicalWires implements WireTypeVisitor<Optional<String>> {
    static final CanonicalWires INSTANCE = new CanonicalWires();

    private static final Optional<String> NOTHING = Optional.empty();
    private static final String FLOATS = "0.0 and -0.0 have different bytes, and so may two NaNs";

    private static final Map<PrimitiveKind, String> PRIMITIVES =
            Map.of(PrimitiveKind.FLOAT32, FLOATS, PrimitiveKind.FLOAT64, FLOATS);
    private static final Map<ValueKind, String> VALUES = Map.of(ValueKind.OPTIONAL_DOUBLE, FLOATS);
    private static final Map<SpecialKind, String> SPECIALS = Map.of(
            SpecialKind.IP_ADDRESS, "IPv6 addresses are equal whatever their scope is, and the scope is written");
    private static final Map<TextKind, String> TEXTS =
            Map.of(TextKind.URI, "URIs are equal in upper and lower case, and are written as they are");

    private CanonicalWires() {}

    private static Optional<String> ifAny(WireType type, Optional<String> reason) {
        return reason.map(text -> type + ": " + text);
    }

    private static Optional<String> never(WireType type, String reason) {
        return ifAny(type, Optional.of(reason));
    }

    @Override
    public Optional<String> primitive(WireType.Primitive type) {
        return ifAny(type, Optional.ofNullable(PRIMITIVES.get(type.kind())));
    }

    @Override
    public Optional<String> value(WireType.Value type) {
        return ifAny(type, Optional.ofNullable(VALUES.get(type.kind())));
    }

    @Override
    public Optional<String> special(WireType.Special type) {
        return ifAny(type, Optional.ofNullable(SPECIALS.get(type.kind())));
    }

    @Override
    public Optional<String> text(WireType.Text type) {
        return ifAny(type, Optional.ofNullable(TEXTS.get(type.kind())));
    }

    @Override
    public Optional<String> fixedText(WireType.FixedText type) {
        return NOTHING;
    }

    @Override
    public Optional<String> knownText(WireType.KnownText type) {
        return NOTHING;
    }

    @Override
    public Optional<String> enumeration(WireType.Enumeration type) {
        return NOTHING;
    }

    @Override
    public Optional<String> array(WireType.Array type) {
        return ifAny(type, Optional.ofNullable(PRIMITIVES.get(type.element())));
    }

    @Override
    public Optional<String> fixedArray(WireType.FixedArray type) {
        return ifAny(type, Optional.ofNullable(PRIMITIVES.get(type.element())));
    }

    @Override
    public Optional<String> listOf(WireType.ListOf type) {
        return never(type, "it may be a hash set, whose elements have no fixed order");
    }

    @Override
    public Optional<String> mapOf(WireType.MapOf type) {
        return never(type, "it may be a hash map, whose entries have no fixed order");
    }

    @Override
    public Optional<String> optionalOf(WireType.OptionalOf type) {
        return type.element().accept(this);
    }

    /** Whether the class is evolvable its own schema says, too; here it is known before that is looked for. */
    @Override
    public Optional<String> nested(WireType.Nested type) {
        return type.versioned() ? never(type, "each version of it writes other bytes") : NOTHING;
    }

    @Override
    public Optional<String> family(WireType.Family type) {
        return NOTHING;
    }

    @Override
    public Optional<String> shared(WireType.Shared type) {
        return never(type, "whether two references are to the same object is written, and equals does not ask");
    }

    @Override
    public Optional<String> dynamic(WireType.Dynamic type) {
        return never(type, "its values may be of any class that is not canonical");
    }

    @Override
    public Optional<String> custom(WireType.Custom type) {
        return never(type, "nobody knows what a hand-written marshaller writes for equal values");
    }

    @Override
    public Optional<String> versionedBlock(WireType.VersionedBlock type) {
        return Optional.of("evolvable: each version of it writes other bytes");
    }

    /** A field of an abstract class; its subclasses say what it is. */
    @Override
    public Optional<String> open(WireType.Open type) {
        return NOTHING;
    }
}
