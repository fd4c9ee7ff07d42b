package org.marshal4j.runtime.convert;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.CopyStep;
import org.marshal4j.runtime.convert.run.CountStep;
import org.marshal4j.runtime.convert.run.DynamicStep;
import org.marshal4j.runtime.convert.run.EntryStep;
import org.marshal4j.runtime.convert.run.FixedListStep;
import org.marshal4j.runtime.convert.run.ListStep;
import org.marshal4j.runtime.convert.run.MapStep;
import org.marshal4j.runtime.convert.run.Numbered;
import org.marshal4j.runtime.convert.run.OptionalStep;
import org.marshal4j.runtime.convert.run.PresenceStep;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.schema.wire.DynamicTag;
import org.marshal4j.schema.wire.Listable;
import org.marshal4j.schema.wire.PresenceByte;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/**
 * Makes the conversion of values that hold others, from the visited wire type to today's, which is of the same kind.
 *
 * @param whole the visited wire type, or the one that has it in another library's form
 */
record HolderMaker(Maker maker, WireType whole, WireType is) implements WireTypeVisitor.Leaves<ConvertStep> {
    static ConvertStep of(WireType was, WireType is, Maker maker) {
        return was.accept(new HolderMaker(maker, was, is));
    }

    private CountStep count(int least) {
        return new CountStep(least, whole, is, maker.none(whole, is));
    }

    @Override
    public ConvertStep leaf(WireType was) {
        throw new IllegalArgumentException(was + " holds no values");
    }

    @Override
    public ConvertStep shared(WireType.Shared was) {
        return maker.shared(was, (WireType.Shared) is);
    }

    @Override
    public ConvertStep nested(WireType.Nested was) {
        return maker.nested(was, (WireType.Nested) is);
    }

    @Override
    public ConvertStep family(WireType.Family was) {
        return maker.family(was, (WireType.Family) is);
    }

    @Override
    public ConvertStep listOf(WireType.ListOf was) {
        WireType.ListOf other = (WireType.ListOf) is.plain();
        CountStep count = count(maker.formerSizes().of(was.element()));
        return maker.isFixed(was.element(), other.element())
                ? FixedListStep.of(count, maker.fixed(was.element(), other.element()))
                : ListStep.of(count, maker.value(was.element(), other.element()));
    }

    @Override
    public ConvertStep mapOf(WireType.MapOf was) {
        WireType.MapOf other = (WireType.MapOf) is.plain();
        CountStep count = count(Sizes.VARYING);
        return MapStep.of(count, maker.value(was.key(), other.key()), maker.value(was.value(), other.value()));
    }

    @Override
    public ConvertStep encoded(WireType.Encoded was) {
        ConvertStep counted = was.value().accept(this);
        PresenceByte presence = was.presence();
        return presence.isThere() ? PresenceStep.of(presence, counted, maker.none(was, is)) : counted;
    }

    @Override
    public ConvertStep entryOf(WireType.EntryOf was) {
        WireType.EntryOf other = (WireType.EntryOf) is;
        ConvertStep entry = EntryStep.of(maker.value(was.key(), other.key()), maker.value(was.value(), other.value()));
        return was.nullable() || is.nullable()
                ? PresenceStep.of(was.nullable(), 0, is.nullable(), entry, maker.none(was, is))
                : entry;
    }

    @Override
    public ConvertStep optionalOf(WireType.OptionalOf was) {
        ConvertStep element = maker.value(was.element(), ((WireType.OptionalOf) is).element());
        return OptionalStep.of(element, maker.none(was, is));
    }

    @Override
    public ConvertStep dynamic(WireType.Dynamic was) {
        WireType.Dynamic other = (WireType.Dynamic) is;
        Numbered listed = Numbered.of(Listable.names(was), Listable.names(other), new Numbered.Maker() {
            @Override
            public ConvertStep make(String name, int one, int now) {
                return listed(was, one, other, now);
            }
        });
        Map<DynamicTag, ConvertStep> scalars = new EnumMap<>(DynamicTag.class);
        for (DynamicTag tag : DynamicTag.values()) {
            if (tag != DynamicTag.LIST && tag != DynamicTag.MAP) {
                Optional<WireType> type = tag.type();
                if (type.isPresent()) {
                    scalars.put(tag, CopyStep.of(maker.overs().over(type.get())));
                }
            }
        }
        boolean isOwnPart = was.nullable() && is.nullable();
        ConvertStep parts = isOwnPart ? null : part(was, listed, scalars);
        return DynamicStep.of(was, listed, scalars, maker.none(was, is), parts);
    }

    private static ConvertStep part(WireType.Dynamic was, Numbered listed, Map<DynamicTag, ConvertStep> scalars) {
        return DynamicStep.of(new WireType.Dynamic(was.listed(), true), listed, scalars, NullBytes.zeros(1), null);
    }

    private ConvertStep listed(WireType.Dynamic was, int one, WireType.Dynamic other, int now) {
        @Nullable WireType former = was.listed().get(one);
        @Nullable WireType today = other.listed().get(now);
        if (former == null || today == null) {
            throw new IllegalArgumentException("not listed: " + one + ", " + now);
        }
        return maker.value(former, today);
    }
}
