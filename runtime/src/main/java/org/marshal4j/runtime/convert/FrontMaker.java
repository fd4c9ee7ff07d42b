package org.marshal4j.runtime.convert;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.FixedMessage;
import org.marshal4j.runtime.convert.run.FixedObject;
import org.marshal4j.runtime.convert.run.PresenceStep;
import org.marshal4j.runtime.convert.run.object.ObjectStep;
import org.marshal4j.runtime.generated.HoldsDynamic;
import org.marshal4j.schema.RootNumber;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.wire.WireType;

/** Makes what converts some messages in less time: only their fronts, or from memory to memory. */
record FrontMaker(Maker maker, Function<String, Schema> former, Function<String, Schema> today) implements ValueFronts {
    /** At most as many objects are around the place where a front ends: a type may contain itself. */
    private static final int NESTED = 3;

    /**
     * Makes the conversion of a message's front: of all fields before those at its end whose bytes stay the same.
     *
     * @return null if there are no such fields, if blocks or a type id are around them, or if objects have numbers
     */
    @Nullable
    ObjectStep message(Schema was, Schema is) {
        synchronized (maker) {
            ObjectStep front = object(was, is, NESTED);
            maker.makePending();
            return front;
        }
    }

    private @Nullable ObjectStep object(Schema was, Schema is, int nested) {
        if (!isPlain(was, former) || !isPlain(is, today)) {
            return null;
        }
        ObjectStep front = new ObjectStep(HoldsDynamic.leadsDeeper(was), true);
        return new ObjectMaker(maker, was.fields(), is.fields(), null).makeFront(front, this, nested) ? front : null;
    }

    @Override
    public @Nullable ConvertStep of(WireType was, WireType is, int nested) {
        if (nested == 0
                || maker.isFixed(was, is)
                || !(was instanceof WireType.Nested one && !one.versioned())
                || !(is instanceof WireType.Nested other && !other.versioned())) {
            return null;
        }
        Schema before = former.apply(one.type());
        Schema now = today.apply(other.type());
        ObjectStep front = UnknownNames.between(before, now).isEmpty() ? object(before, now, nested - 1) : null;
        if (front == null || !(one.nullable() || other.nullable())) {
            return front;
        }
        int zeros = maker.formerSizes().behindNull(one.type());
        return PresenceStep.of(one.nullable(), zeros, other.nullable(), front, maker.none(was, is));
    }

    /** Makes the conversion of messages of fixed size; null if they are of another kind, or can be refused. */
    @Nullable
    FixedMessage fixed(Schema was, Schema is) {
        int from = maker.formerSizes().ofObject(was);
        int to = maker.todaySizes().ofObject(is);
        if (from <= 0 || to < 0 || !isPlain(was, former) || !isPlain(is, today)) {
            return null;
        }
        FixedObject object = new FixedObject(from, to);
        synchronized (maker) {
            new ObjectMaker(maker, was.fields(), is.fields(), null).make(object);
            maker.makePending();
        }
        return FixedMessage.of(object);
    }

    private static boolean isPlain(Schema root, Function<String, Schema> types) {
        return !root.isFamily() && !root.isEvolvable() && !RootNumber.isPossible(types, root);
    }
}
