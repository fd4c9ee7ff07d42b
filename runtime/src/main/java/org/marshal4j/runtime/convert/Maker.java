package org.marshal4j.runtime.convert;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.CopyStep;
import org.marshal4j.runtime.convert.run.EncodedCopyStep;
import org.marshal4j.runtime.convert.run.EncodedNumberStep;
import org.marshal4j.runtime.convert.run.EncodedStep;
import org.marshal4j.runtime.convert.run.FamilyStep;
import org.marshal4j.runtime.convert.run.Fixed;
import org.marshal4j.runtime.convert.run.FixedByStep;
import org.marshal4j.runtime.convert.run.FixedCopy;
import org.marshal4j.runtime.convert.run.FixedObject;
import org.marshal4j.runtime.convert.run.FixedParts;
import org.marshal4j.runtime.convert.run.FixedPresence;
import org.marshal4j.runtime.convert.run.FixedRefusal;
import org.marshal4j.runtime.convert.run.FixedStep;
import org.marshal4j.runtime.convert.run.Numbered;
import org.marshal4j.runtime.convert.run.PresenceStep;
import org.marshal4j.runtime.convert.run.RefusedStep;
import org.marshal4j.runtime.convert.run.SharedMessage;
import org.marshal4j.runtime.convert.run.TextCopyStep;
import org.marshal4j.runtime.convert.run.VersionedStep;
import org.marshal4j.runtime.convert.run.object.ObjectStep;
import org.marshal4j.runtime.convert.value.EncodedNumber;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.runtime.generated.HoldsDynamic;
import org.marshal4j.runtime.step.NamedMarshallers;
import org.marshal4j.runtime.step.Steps;
import org.marshal4j.schema.RootNumber;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.wire.EncodedForm;
import org.marshal4j.schema.wire.PresenceByte;
import org.marshal4j.schema.wire.TextKind;
import org.marshal4j.schema.wire.WireType;

/**
 * Makes conversions. Each pair of types gets one, however often it occurs, and none is made within another, since types
 * may hold each other in chains that are longer than the stack is deep. Threads take turns.
 */
final class Maker implements ReferenceMaker.Objects {
    private final Function<String, Schema> former;
    private final Function<String, Schema> today;
    private final NamedMarshallers handWritten;
    private final Sizes formerSizes;
    private final Sizes todaySizes;
    private final Steps overs;
    private final SameBytes same;
    private final Nulls nulls;
    private final LeafMaker leaves;
    private final boolean isScan;
    private @Nullable ReferenceMaker references;
    private final Map<TypePair, ConvertStep> objects = new HashMap<>();
    private final Map<TypePair, FixedObject> fixedObjects = new HashMap<>();
    private final Map<TypePair, Reasons> reasons = new HashMap<>();
    private final Deque<Runnable> pending = new ArrayDeque<>();

    Maker(Function<String, Schema> former, Function<String, Schema> today, NamedMarshallers handWritten) {
        this(former, today, handWritten, false);
    }

    /**
     * Creates a maker.
     *
     * @param isScan whether former messages are only scanned for shared objects: both schemas are the former one then
     */
    private Maker(
            Function<String, Schema> former,
            Function<String, Schema> today,
            NamedMarshallers handWritten,
            boolean isScan) {
        this.isScan = isScan;
        this.former = former;
        this.today = today;
        this.handWritten = handWritten;
        this.formerSizes = new Sizes(former);
        this.todaySizes = new Sizes(today);
        this.overs = Steps.ofAll(former, handWritten);
        this.same = new SameBytes(former, today, handWritten);
        this.nulls = new Nulls(today);
        this.leaves = new LeafMaker(overs, new Nulls(former), nulls, handWritten);
    }

    Sizes formerSizes() {
        return formerSizes;
    }

    Sizes todaySizes() {
        return todaySizes;
    }

    Steps overs() {
        return overs;
    }

    /**
     * Makes the conversion of messages.
     *
     * @param why receives the reasons for which every message is refused
     */
    synchronized ConvertStep root(Schema was, Schema is, Reasons why) {
        if (was.isFamily() != is.isFamily()) {
            String mixed = "only one of the two schemas is that of a family";
            why.add("", mixed);
            return RefusedStep.of(mixed);
        }
        boolean isShared = RootNumber.isPossible(former, was);
        ConvertStep root = isShared ? sharedRoot(was, is, why) : plainRoot(was, is, why);
        makePending();
        return root;
    }

    private ConvertStep plainRoot(Schema was, Schema is, Reasons why) {
        return is.isFamily() ? family(was, is, NullBytes.REFUSED) : object(was, is, why);
    }

    private ConvertStep sharedRoot(Schema was, Schema is, Reasons why) {
        Maker scan = new Maker(former, former, handWritten, true);
        SharedRoots roots = new SharedRoots(former, today);
        ConvertStep message;
        ConvertStep scanned;
        if (is.isFamily()) {
            message = family(was, is, NullBytes.REFUSED, new SharedRoots.Converted(roots));
            scanned = scan.family(was, was, NullBytes.REFUSED, new SharedRoots.Scanned(roots));
        } else {
            message = roots.converted(was, is, object(was, is, why));
            scanned = roots.scanned(was, was, scan.object(was, was, new Reasons()));
        }
        scan.makePending();
        return SharedMessage.of(scanned, message);
    }

    void makePending() {
        while (!pending.isEmpty()) {
            pending.remove().run();
        }
    }

    /** Makes the conversion of an object that has only some of its former fields. */
    synchronized ObjectStep object(List<SchemaField> was, Schema is, boolean leadsDeeper) {
        ObjectStep object = new ObjectStep(leadsDeeper, true);
        new ObjectMaker(this, was, is.fields(), null).make(object);
        makePending();
        return object;
    }

    private ConvertStep object(Schema was, Schema is, Reasons why) {
        boolean leadsDeeper = HoldsDynamic.leadsDeeper(was);
        List<Reasons.Reason> unknown = UnknownNames.between(was, is);
        if (!unknown.isEmpty()) {
            why.addAll(unknown);
            return UnknownNames.refusal(unknown.get(0), leadsDeeper);
        }
        ObjectStep object = new ObjectStep(leadsDeeper, formerSizes.ofObject(was) != 0);
        if (!VersionedObject.isOf(was)) {
            pending.add(new Runnable() {
                @Override
                public void run() {
                    new ObjectMaker(Maker.this, was.fields(), is.fields(), why).make(object);
                }
            });
            return object;
        }
        VersionedObject versions = new VersionedObject(this, was, is, object);
        pending.add(new Runnable() {
            @Override
            public void run() {
                // What is refused may be missing, in messages of an earlier version.
                new ObjectMaker(Maker.this, was.fields(), is.fields(), null).make(object);
                versions.scan(VersionScan.of(was.fields(), overs));
            }
        });
        return versions;
    }

    @Override
    public ConvertStep object(String was, String is) {
        TypePair types = new TypePair(was, is);
        ConvertStep known = objects.get(types);
        if (known == null) {
            known = object(former.apply(was), today.apply(is), reasons(types));
            objects.put(types, known);
        }
        return known;
    }

    private Reasons reasons(TypePair types) {
        Reasons known = reasons.get(types);
        if (known == null) {
            known = new Reasons();
            reasons.put(types, known);
        }
        return known;
    }

    /** Whether every value has the same bytes today. */
    boolean areSame(WireType was, WireType is) {
        return same.are(was, is);
    }

    /** The bytes of a field that older messages do not have; null if they have to. */
    byte @Nullable [] absent(SchemaField field) {
        WireType is = field.type();
        if (is.nullable()) {
            return nulls.of(is);
        }
        if (!field.hasDefault()) {
            return null;
        }
        // A stop-bit number has no size of its own.
        return is instanceof WireType.Encoded encoded
                ? EncodedStep.zero(encoded)
                : new byte[Math.max(1, is.sizeInBlock())];
    }

    /** The conversion of values of which at least one form is another library's, and that hold no others. */
    private ConvertStep encoded(WireType was, WireType is) {
        EncodedNumber one = EncodedNumber.of(was);
        EncodedNumber other = EncodedNumber.of(is);
        if (one != null && other != null && one.isLike(other)) {
            return EncodedNumberStep.of(one, other, LeafMaker.shown(is.plain()), none(was, is));
        }
        if (!(was instanceof WireType.Encoded before) || !(is instanceof WireType.Encoded now)) {
            return EncodedStep.of(was, is, value(was.plain(), is.plain()), none(was, is));
        }
        EncodedForm form = before.form().bare();
        if (form.equals(now.form().bare()) && same.are(before.value(), now.value())) {
            WireType.Encoded bare = new WireType.Encoded(before.value(), form, PresenceByte.NONE);
            return EncodedCopyStep.of(before, now, CopyStep.of(overs.over(bare)), none(was, is));
        }
        ConvertStep plain = was.plain().equals(is.plain()) ? null : value(was.plain(), is.plain());
        return EncodedStep.of(was, is, plain, none(was, is));
    }

    private static boolean isEncoded(WireType was, WireType is) {
        return was instanceof WireType.Encoded || is instanceof WireType.Encoded;
    }

    /** Whether values have a fixed size on both sides. */
    boolean isFixed(WireType was, WireType is) {
        return formerSizes.of(was) >= 0 && todaySizes.of(is) >= 0;
    }

    /** The conversion of values that have a fixed size on both sides. */
    Fixed fixed(WireType was, WireType is) {
        if (same.are(was, is)) {
            return new FixedCopy(formerSizes.of(was));
        }
        String why = leaves.refusal(was.plain(), is.plain());
        if (why == null && isEncoded(was, is)) {
            Fixed number = leaves.fixedEncoded(was, is);
            return number != null ? number : FixedByStep.of(formerSizes.of(was), todaySizes.of(is), encoded(was, is));
        }
        if (was instanceof WireType.Nested one && is instanceof WireType.Nested other) {
            Fixed object = fixedObject(one.type(), other.type());
            return one.nullable() || other.nullable()
                    ? FixedPresence.of(one.nullable(), other.nullable(), object, none(was, is))
                    : object;
        }
        if (why != null && !leaves.areLeaves(was, is)) {
            return FixedRefusal.unread(formerSizes.of(was), todaySizes.of(is), why);
        }
        return leaves.fixed(was, is);
    }

    private FixedObject fixedObject(String was, String is) {
        TypePair types = new TypePair(was, is);
        FixedObject known = fixedObjects.get(types);
        if (known == null) {
            FixedObject object = new FixedObject(formerSizes.ofObject(was), todaySizes.ofObject(is));
            fixedObjects.put(types, object);
            pending.add(new Runnable() {
                @Override
                public void run() {
                    fields(object, former.apply(was), today.apply(is), reasons(types));
                }
            });
            known = object;
        }
        return known;
    }

    private void fields(FixedObject object, Schema was, Schema is, Reasons why) {
        List<Reasons.Reason> unknown = UnknownNames.between(was, is);
        if (unknown.isEmpty()) {
            new ObjectMaker(this, was.fields(), is.fields(), why).make(object);
            return;
        }
        why.addAll(unknown);
        Reasons.Reason first = unknown.get(0);
        Fixed refusal = FixedRefusal.unread(0, 0, first.why());
        object.fields(FixedParts.of(List.of(new FixedParts.Part(first.path(), refusal, 0, 0))));
    }

    /** The conversion of values. */
    ConvertStep value(WireType was, WireType is) {
        if (isFixed(was, is)) {
            return FixedStep.of(fixed(was, is));
        }
        if (same.are(was, is)) {
            return copy(was);
        }
        String why = leaves.refusal(was.plain(), is.plain());
        if (why != null && !leaves.areLeaves(was, is)) {
            return RefusedStep.of(why);
        }
        if (!leaves.areLeaves(was, is)) {
            return HolderMaker.of(was, is, this);
        }
        return isEncoded(was, is) ? encoded(was, is) : leaves.make(was, is);
    }

    private ConvertStep copy(WireType was) {
        return was.kind() instanceof TextKind && was.max() == WireType.ANY
                ? TextCopyStep.of()
                : CopyStep.of(overs.over(was));
    }

    NullBytes none(WireType was, WireType is) {
        return was.nullable() && is instanceof WireType.Nested nested && nested.nullable() && !nested.versioned()
                ? NullBytes.zeros(1L + todaySizes.behindNull(nested.type()))
                : leaves.none(was, is);
    }

    ConvertStep nested(WireType.Nested was, WireType.Nested is) {
        ConvertStep object = object(was.type(), is.type());
        boolean isMarked = is.nullable() && !is.versioned();
        if (was.nullable() && was.versioned()) {
            return VersionedStep.of(object, isMarked, none(was, is));
        }
        return was.nullable() || isMarked
                ? PresenceStep.of(was.nullable(), formerSizes.behindNull(was.type()), isMarked, object, none(was, is))
                : object;
    }

    ConvertStep family(WireType.Family was, WireType.Family is) {
        return family(former.apply(was.root()), today.apply(is.root()), none(was, is));
    }

    ConvertStep shared(WireType.Shared was, WireType.Shared is) {
        ReferenceMaker known = references;
        if (known == null) {
            known = isScan ? new ScannedReferences(this, former) : new ConvertedReferences(this, former, today);
            references = known;
        }
        return known.reference(was, is, none(was, is));
    }

    private ConvertStep family(Schema was, Schema is, NullBytes none) {
        return family(was, is, none, null);
    }

    private ConvertStep family(Schema was, Schema is, NullBytes none, SharedRoots.@Nullable Wrapper wrapper) {
        Numbered numbered = Numbered.of(was.members(), is.members(), new Numbered.Maker() {
            @Override
            public ConvertStep make(String name, int one, int other) {
                String now = Objects.requireNonNull(is.members().get(other));
                ConvertStep object = object(name, now);
                return wrapper == null ? object : wrapper.wrap(former.apply(name), today.apply(now), object);
            }
        });
        return FamilyStep.of(was, is.type(), numbered, none);
    }

    /** Adds the reasons for which every object with a field of such types is refused. */
    void addReasons(String name, WireType was, WireType is, Reasons to) {
        String why = leaves.refusal(was.plain(), is.plain());
        if (why != null) {
            to.add(name, why);
        } else if (was instanceof WireType.Nested one && is instanceof WireType.Nested other) {
            if (!one.nullable() && !same.are(was, is)) {
                to.add(name, reasons(new TypePair(one.type(), other.type())));
            }
        } else if (was instanceof WireType.EntryOf one && is instanceof WireType.EntryOf other && !one.nullable()) {
            addReasons(name + ".key", one.key(), other.key(), to);
            addReasons(name + ".value", one.value(), other.value(), to);
        } else if (was instanceof WireType.Shared one && is instanceof WireType.Shared other && !one.nullable()) {
            addReasons(name, one.object(), other.object(), to);
        }
    }
}
