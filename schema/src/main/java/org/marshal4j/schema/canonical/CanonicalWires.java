package org.marshal4j.schema.canonical;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.TextKind;
import org.marshal4j.schema.wire.ValueKind;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/** Finds what keeps a wire type from being canonical; empty if nothing does. */
final class CanonicalWires implements WireTypeVisitor<Optional<CanonicalWires.Found>> {
    static final CanonicalWires INSTANCE = new CanonicalWires();

    private static final Optional<Found> NOTHING = Optional.empty();

    private static final Map<PrimitiveKind, CanonicalObstacle> PRIMITIVES =
            Map.of(PrimitiveKind.FLOAT32, CanonicalObstacle.FLOAT, PrimitiveKind.FLOAT64, CanonicalObstacle.FLOAT);
    private static final Map<ValueKind, CanonicalObstacle> VALUES =
            Map.of(ValueKind.OPTIONAL_DOUBLE, CanonicalObstacle.FLOAT);
    private static final Map<TextKind, CanonicalObstacle> TEXTS = Map.of(TextKind.URI, CanonicalObstacle.URI);

    /** An obstacle, and the wire type that causes it. */
    record Found(WireType type, CanonicalObstacle obstacle) {}

    private CanonicalWires() {}

    private static Optional<Found> ifAny(WireType type, @Nullable CanonicalObstacle obstacle) {
        return Optional.ofNullable(obstacle).map(found -> new Found(type, found));
    }

    @Override
    public Optional<Found> primitive(WireType.Primitive type) {
        return ifAny(type, PRIMITIVES.get(type.kind()));
    }

    @Override
    public Optional<Found> value(WireType.Value type) {
        return ifAny(type, VALUES.get(type.kind()));
    }

    @Override
    public Optional<Found> special(WireType.Special type) {
        if (type.kind().hasFloating()) {
            return ifAny(type, CanonicalObstacle.FLOAT);
        }
        return ifAny(type, type.kind().hasAddress() ? CanonicalObstacle.ADDRESS : null);
    }

    @Override
    public Optional<Found> text(WireType.Text type) {
        return ifAny(type, TEXTS.get(type.kind()));
    }

    @Override
    public Optional<Found> fixedText(WireType.FixedText type) {
        return NOTHING;
    }

    @Override
    public Optional<Found> knownText(WireType.KnownText type) {
        return ifAny(type, CanonicalObstacle.KNOWN_TEXT);
    }

    @Override
    public Optional<Found> enumeration(WireType.Enumeration type) {
        return NOTHING;
    }

    @Override
    public Optional<Found> array(WireType.Array type) {
        return ifAny(type, PRIMITIVES.get(type.element()));
    }

    @Override
    public Optional<Found> fixedArray(WireType.FixedArray type) {
        return ifAny(type, PRIMITIVES.get(type.element()));
    }

    @Override
    public Optional<Found> listOf(WireType.ListOf type) {
        return ifAny(type, CanonicalObstacle.LIST);
    }

    @Override
    public Optional<Found> mapOf(WireType.MapOf type) {
        return ifAny(type, CanonicalObstacle.MAP);
    }

    @Override
    public Optional<Found> entryOf(WireType.EntryOf type) {
        return type.key().accept(this).or(() -> type.value().accept(this));
    }

    @Override
    public Optional<Found> optionalOf(WireType.OptionalOf type) {
        return type.element().accept(this);
    }

    /** The class's own schema also says that it is evolvable; checking here avoids looking that schema up. */
    @Override
    public Optional<Found> nested(WireType.Nested type) {
        return type.versioned() ? ifAny(type, CanonicalObstacle.VERSION) : NOTHING;
    }

    @Override
    public Optional<Found> family(WireType.Family type) {
        return NOTHING;
    }

    @Override
    public Optional<Found> shared(WireType.Shared type) {
        return ifAny(type, CanonicalObstacle.SHARED);
    }

    @Override
    public Optional<Found> dynamic(WireType.Dynamic type) {
        return ifAny(type, CanonicalObstacle.DYNAMIC);
    }

    @Override
    public Optional<Found> custom(WireType.Custom type) {
        return ifAny(type, CanonicalObstacle.CUSTOM);
    }

    @Override
    public Optional<Found> versionedBlock(WireType.VersionedBlock type) {
        return ifAny(type, CanonicalObstacle.VERSION);
    }

    /** A field of an abstract class: its subclasses fix the type. */
    @Override
    public Optional<Found> open(WireType.Open type) {
        return NOTHING;
    }

    /** Equal values have equal numbers and texts. */
    @Override
    public Optional<Found> encoded(WireType.Encoded type) {
        return type.value().accept(this);
    }
}
