package org.marshal4j.processor.nested;

import org.marshal4j.processor.codec.NestedSize;
import org.marshal4j.processor.model.Family;
import org.marshal4j.processor.model.MarshalledType;
import org.marshal4j.processor.model.Size;

/** The size of the messages of a family, from its smallest class to its largest. */
public final class FamilySize {

    private FamilySize() {}

    public static Size of(Family family, NestedSize sizes) {
        return family.members().stream()
                .map(member -> of(member, sizes))
                .reduce(FamilySize::either)
                .orElse(Size.UNKNOWN);
    }

    private static Size of(Family.Member member, NestedSize sizes) {
        MarshalledType type = member.type();
        Size fields = sizes.of(type.name(), type.marshaller());
        // A root's own size is that of its fields, not of its family, if this compilation includes it.
        return Size.fixed(Family.sizeOf(member.id()))
                .plus(fields.doubt() == Size.Doubt.NONE ? fields : Size.atLeast(0));
    }

    private static Size either(Size one, Size other) {
        boolean bounded = one.max() != Size.UNBOUNDED && other.max() != Size.UNBOUNDED;
        return Size.between(
                Math.min(one.min(), other.min()), bounded ? Math.max(one.max(), other.max()) : Size.UNBOUNDED);
    }
}
