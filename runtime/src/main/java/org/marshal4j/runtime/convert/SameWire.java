package org.marshal4j.runtime.convert;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.function.Function;
import org.marshal4j.runtime.step.NamedMarshallers;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.wire.Listable;
import org.marshal4j.schema.wire.TextKind;
import org.marshal4j.schema.wire.WireKind;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/** Compares a former wire type, which it visits, with today's: whether every value has the same bytes. */
record SameWire(
        WireType is,
        List<TypePair> held,
        Function<String, Schema> former,
        Function<String, Schema> today,
        NamedMarshallers handWritten)
        implements WireTypeVisitor.Leaves<Boolean> {
    /**
     * Compares two wire types.
     *
     * @param held receives the types of objects, whose fields have to be compared, too
     */
    static boolean are(
            WireType was,
            WireType is,
            List<TypePair> held,
            Function<String, Schema> former,
            Function<String, Schema> today,
            NamedMarshallers handWritten) {
        return was.getClass() == is.getClass() && was.accept(new SameWire(is, held, former, today, handWritten));
    }

    private boolean areParts(WireType was, WireType other) {
        return are(was, other, held, former, today, handWritten);
    }

    /** Whether null is allowed on both sides or neither. If a required value became nullable, null has to be refused. */
    private boolean isNullSame(WireType was) {
        return was.nullable() == is.nullable();
    }

    @Override
    public Boolean leaf(WireType was) {
        if (LeafSort.of(was) == LeafSort.UNKNOWN || !isNullSame(was) || handWritten.lacks(was)) {
            return false;
        }
        if (was instanceof WireType.Enumeration constants) {
            return constants.declared().isPresent()
                    && constants.declared().equals(((WireType.Enumeration) is).declared());
        }
        if (was.kind() instanceof TextKind) {
            return was.max() == is.max();
        }
        return areAlike(was, is);
    }

    /** Whether two wire types are the same, apart from null. */
    static boolean areAlike(WireType was, WireType is) {
        if (was == is) {
            return true;
        }
        WireKind kind = was.kind();
        // Most fields have one. Texts of wire types take much longer to compare.
        return (kind == null || kind instanceof TextKind) ? bare(was).equals(bare(is)) : kind == is.kind();
    }

    /** The text of a wire type without the mark for null. */
    static String bare(WireType type) {
        String text = type.toString();
        return type.nullable() ? text.substring(0, text.length() - 1) : text;
    }

    @Override
    public Boolean listOf(WireType.ListOf was) {
        WireType.ListOf other = (WireType.ListOf) is;
        return isNullSame(was) && was.max() == other.max() && areParts(was.element(), other.element());
    }

    @Override
    public Boolean mapOf(WireType.MapOf was) {
        WireType.MapOf other = (WireType.MapOf) is;
        return isNullSame(was)
                && was.max() == other.max()
                && areParts(was.key(), other.key())
                && areParts(was.value(), other.value());
    }

    @Override
    public Boolean entryOf(WireType.EntryOf was) {
        WireType.EntryOf other = (WireType.EntryOf) is;
        return isNullSame(was) && areParts(was.key(), other.key()) && areParts(was.value(), other.value());
    }

    @Override
    public Boolean optionalOf(WireType.OptionalOf was) {
        return isNullSame(was) && areParts(was.element(), ((WireType.OptionalOf) is).element());
    }

    @Override
    public Boolean encoded(WireType.Encoded was) {
        WireType.Encoded other = (WireType.Encoded) is;
        return was.form().equals(other.form())
                && was.presence() == other.presence()
                && areParts(was.value(), other.value());
    }

    @Override
    public Boolean nested(WireType.Nested was) {
        WireType.Nested other = (WireType.Nested) is;
        held.add(new TypePair(was.type(), other.type()));
        return was.versioned() == other.versioned() && was.nullable() == other.nullable();
    }

    @Override
    public Boolean family(WireType.Family was) {
        return isNullSame(was)
                && areAll(
                        former.apply(was.root()).members(),
                        today.apply(((WireType.Family) is).root()).members());
    }

    private boolean areAll(SortedMap<Integer, String> was, SortedMap<Integer, String> now) {
        for (String name : was.values()) {
            held.add(new TypePair(name, name));
        }
        return now.entrySet().containsAll(was.entrySet());
    }

    @Override
    public Boolean dynamic(WireType.Dynamic was) {
        WireType.Dynamic other = (WireType.Dynamic) is;
        if (!isNullSame(was)
                || !Listable.names(other)
                        .entrySet()
                        .containsAll(Listable.names(was).entrySet())) {
            return false;
        }
        for (Map.Entry<Integer, WireType> one : was.listed().entrySet()) {
            WireType now = other.listed().get(one.getKey());
            if (now == null || !areParts(one.getValue(), now)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Boolean shared(WireType.Shared was) {
        return false;
    }
}
