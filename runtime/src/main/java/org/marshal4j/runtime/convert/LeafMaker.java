package org.marshal4j.runtime.convert;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.convert.run.ArrayStep;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.CopyStep;
import org.marshal4j.runtime.convert.run.EnumStep;
import org.marshal4j.runtime.convert.run.Fixed;
import org.marshal4j.runtime.convert.run.FixedCopy;
import org.marshal4j.runtime.convert.run.FixedEncodedNumber;
import org.marshal4j.runtime.convert.run.FixedNumber;
import org.marshal4j.runtime.convert.run.FixedPresence;
import org.marshal4j.runtime.convert.run.FixedRefusal;
import org.marshal4j.runtime.convert.run.FixedRequired;
import org.marshal4j.runtime.convert.run.FixedTexts;
import org.marshal4j.runtime.convert.run.NumberStep;
import org.marshal4j.runtime.convert.run.OnlyNullStep;
import org.marshal4j.runtime.convert.run.PresenceStep;
import org.marshal4j.runtime.convert.run.RequiredStep;
import org.marshal4j.runtime.convert.run.StopBitStep;
import org.marshal4j.runtime.convert.run.TextStep;
import org.marshal4j.runtime.convert.run.Widening;
import org.marshal4j.runtime.convert.value.EncodedNumber;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.runtime.convert.value.NumberKind;
import org.marshal4j.runtime.convert.value.Refused;
import org.marshal4j.runtime.step.NamedMarshallers;
import org.marshal4j.runtime.step.Step;
import org.marshal4j.runtime.step.Steps;
import org.marshal4j.schema.wire.PresenceByte;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.ValueKind;
import org.marshal4j.schema.wire.WireType;

/** Makes the conversions of values that contain no other types, unless their bytes stay the same. Not thread-safe. */
record LeafMaker(Steps overs, Nulls formerNulls, Nulls nulls, NamedMarshallers handWritten) {
    /** Why every value is refused; null if some may be converted. */
    @Nullable
    String refusal(WireType was, WireType is) {
        LeafSort one = sortOf(was);
        LeafSort other = sortOf(is);
        if (one == LeafSort.UNKNOWN && was instanceof WireType.Custom custom) {
            return isOtherVersion(custom, is) ? Refused.otherType(was, is) : NamedMarshallers.missing(custom);
        }
        if (one == LeafSort.UNKNOWN || other == LeafSort.UNKNOWN) {
            return "a value of wire type " + (one == LeafSort.UNKNOWN ? was : is) + " cannot be converted";
        }
        if (one == LeafSort.CONTAINER || other == LeafSort.CONTAINER) {
            return areSameHolders(was, is) ? null : Refused.otherType(was, is);
        }
        return was.nullable() || isPossible(was, is) ? null : Refused.otherType(was, is);
    }

    private static boolean isOtherVersion(WireType.Custom was, WireType is) {
        return is instanceof WireType.Custom now
                && now.marshaller().equals(was.marshaller())
                && now.version() != was.version();
    }

    /** As {@link LeafSort#of}, but {@link LeafSort#UNKNOWN} if the hand-written marshaller of values is not found. */
    private LeafSort sortOf(WireType type) {
        return handWritten.lacks(type) ? LeafSort.UNKNOWN : LeafSort.of(type);
    }

    private static boolean areSameHolders(WireType was, WireType is) {
        return was.getClass() == is.getClass()
                && (!(was instanceof WireType.Shared one)
                        || one.object().getClass()
                                == ((WireType.Shared) is).object().getClass());
    }

    /** Whether neither value contains others, and both are understood. */
    boolean areLeaves(WireType was, WireType is) {
        return isLeaf(was) && isLeaf(is);
    }

    private boolean isLeaf(WireType type) {
        LeafSort sort = sortOf(type);
        return sort != LeafSort.CONTAINER && sort != LeafSort.UNKNOWN;
    }

    private static boolean isPossible(WireType was, WireType is) {
        LeafSort sort = LeafSort.of(was);
        if (sort != LeafSort.of(is)) {
            return false;
        }
        // No switch, which would be a class more.
        if (sort == LeafSort.ITSELF) {
            return isSame(was, is) || StopBitStep.isPossible(was, is);
        }
        return sort != LeafSort.ARRAY || ArrayStep.elementOf(was) == ArrayStep.elementOf(is);
    }

    /** Whether the bytes of a value that is not null are the same, apart from a presence byte. */
    private static boolean isSame(WireType was, WireType is) {
        return SameWire.areAlike(was, is);
    }

    private static boolean hasPresence(WireType type) {
        return PresenceByte.of(type).isThere();
    }

    /** The bytes of today's null, or that it is refused, since one of the two does not allow it. */
    NullBytes none(WireType was, WireType is) {
        return was.nullable() && is.nullable() ? NullBytes.of(nulls.of(is)) : NullBytes.REFUSED;
    }

    /** The conversion of a value that has a fixed size on both sides. */
    Fixed fixed(WireType was, WireType is) {
        NumberKind one = NumberKind.of(was);
        NumberKind other = NumberKind.of(is);
        if (isSame(was, is)) {
            return markedFixed(was, is, sameFixed(was, is));
        }
        if (one != null && other != null) {
            Fixed wider = Widening.of(one, other);
            return markedFixed(was, is, wider == null ? FixedNumber.of(one, other, shown(is)) : wider);
        }
        if (was instanceof WireType.FixedText before && is instanceof WireType.FixedText now) {
            return FixedTexts.of(before, now, none(was, is));
        }
        if (was instanceof WireType.FixedArray before && is instanceof WireType.FixedArray now && isPossible(was, is)) {
            return refusal(
                    was, is, RuntimeProblem.TOO_LONG, before.length() + ", but the length must be " + now.length());
        }
        return refusal(was, is, RuntimeProblem.NOT_CONVERTED, Refused.otherType(was, is));
    }

    /** The same for numbers of which at least one form is another library's; null for other values. */
    @Nullable
    Fixed fixedEncoded(WireType was, WireType is) {
        EncodedNumber one = EncodedNumber.of(was);
        EncodedNumber other = EncodedNumber.of(is);
        if (one == null || other == null || !one.isLike(other)) {
            return null;
        }
        return markedFixed(was, is, FixedEncodedNumber.of(one, other, shown(is.plain())));
    }

    private Fixed sameFixed(WireType was, WireType is) {
        boolean isMarked = hasPresence(was) || hasPresence(is);
        int size = was.sizeInBlock() - (hasPresence(was) ? 1 : 0);
        return was.nullable() != is.nullable() && !isMarked
                ? FixedRequired.of(size, firstOfNull(was))
                : new FixedCopy(size);
    }

    private Fixed markedFixed(WireType was, WireType is, Fixed value) {
        return hasPresence(was) || hasPresence(is)
                ? FixedPresence.of(hasPresence(was), hasPresence(is), value, none(was, is))
                : value;
    }

    private Fixed refusal(WireType was, WireType is, RuntimeProblem problem, String why) {
        return FixedRefusal.of(
                was.sizeInBlock(),
                is.sizeInBlock(),
                was.nullable() ? firstOfNull(was) : null,
                none(was, is),
                problem,
                why);
    }

    /** The first bytes of null, which no other value has: not those that only fill up the room. */
    private byte[] firstOfNull(WireType was) {
        byte[] all = formerNulls.of(was);
        if (hasPresence(was) || was.kind() instanceof ValueKind) {
            return new byte[] {all[0]};
        }
        if (was instanceof WireType.FixedText text) {
            return Arrays.copyOf(all, all.length - text.room());
        }
        return all;
    }

    /** Makes the conversion of a value that is not {@link #fixed} and not refused altogether. */
    ConvertStep make(WireType was, WireType is) {
        if (!isPossible(was, is)) {
            return OnlyNullStep.of(
                    overs.over(was),
                    was.nullable() ? firstOfNull(was) : null,
                    none(was, is),
                    Refused.otherType(was, is));
        }
        LeafSort sort = LeafSort.of(was);
        if (sort == LeafSort.CONSTANT) {
            return EnumStep.of((WireType.Enumeration) was, (WireType.Enumeration) is, none(was, is));
        }
        if (sort == LeafSort.TEXT) {
            return TextStep.of(was, is, none(was, is));
        }
        return sort == LeafSort.ARRAY
                ? array(was, is)
                : marked(was, is, isSame(was, is) ? same(was, is) : other(was, is));
    }

    private ConvertStep array(WireType was, WireType is) {
        PrimitiveKind element = ArrayStep.elementOf(was);
        if (element == null) {
            throw new IllegalArgumentException("no array: " + was);
        }
        return ArrayStep.of(was, is, element, none(was, is));
    }

    private ConvertStep marked(WireType was, WireType is, ConvertStep value) {
        if (!hasPresence(was) && !hasPresence(is)) {
            return value;
        }
        int zeros = Math.max(0, was.sizeInBlock() - 1);
        return PresenceStep.of(hasPresence(was), zeros, hasPresence(is), value, none(was, is));
    }

    private ConvertStep same(WireType was, WireType is) {
        if (hasPresence(was) || hasPresence(is)) {
            return CopyStep.of(overs.over(required(was)));
        }
        Step over = overs.over(was);
        return was.nullable() != is.nullable() ? RequiredStep.of(over, formerNulls.of(was)) : CopyStep.of(over);
    }

    /** The same wire type without a presence byte. */
    private static WireType required(WireType type) {
        return type.nullable() ? WireType.parse(SameWire.bare(type)) : type;
    }

    private ConvertStep other(WireType was, WireType is) {
        NumberKind one = NumberKind.of(was);
        NumberKind other = NumberKind.of(is);
        return one != null && other != null
                ? NumberStep.of(one, other, shown(is))
                : StopBitStep.of(was, is, none(was, is));
    }

    /** A numeric type in messages. */
    static String shown(WireType is) {
        return is.kind() instanceof PrimitiveKind kind ? kind.name() : is.toString();
    }
}
