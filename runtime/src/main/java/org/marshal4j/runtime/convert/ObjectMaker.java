package org.marshal4j.runtime.convert;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.Fixed;
import org.marshal4j.runtime.convert.run.FixedConstant;
import org.marshal4j.runtime.convert.run.FixedObject;
import org.marshal4j.runtime.convert.run.FixedParts;
import org.marshal4j.runtime.convert.run.FixedRefusal;
import org.marshal4j.runtime.convert.run.object.ObjectStep;
import org.marshal4j.runtime.convert.run.object.PlaceBehind;
import org.marshal4j.runtime.convert.value.Refused;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.field.FieldNames;
import org.marshal4j.schema.wire.WireType;

/** Plans the conversion of one object: pairs its fields by their names, and plans each of today's. */
final class ObjectMaker {
    private final Maker maker;
    private final FormerPlaces places;
    private final List<SchemaField> fields;
    private final @Nullable Reasons reasons;
    private final ObjectPlan plan;
    private int fixedUpTo = -1;

    /** For each of today's fields, the former one; null if there is none. */
    private final List<FormerPlaces.@Nullable Field> sources = new ArrayList<>();

    /**
     * Creates the maker.
     *
     * @param was the former fields that the object has
     * @param reasons receives the reasons for which every object is refused; null if they are not wanted
     */
    ObjectMaker(Maker maker, List<SchemaField> was, List<SchemaField> is, @Nullable Reasons reasons) {
        this.maker = maker;
        this.places = new FormerPlaces(was, maker.formerSizes());
        this.fields = is;
        this.reasons = reasons;
        this.plan = new ObjectPlan(places, maker.overs());
    }

    /** Sets the parts of the conversion. */
    void make(ObjectStep object) {
        List<SchemaField> written = written();
        int slot = PlaceBehind.NONE;
        for (int i = 0; i < written.size(); i++) {
            SchemaField field = written.get(i);
            if (field.isVersionedBlock()) {
                end(slot);
                slot = begin(written, i);
            } else {
                i = field(written, i);
            }
        }
        end(slot);
        plan.finish(object);
    }

    /**
     * Sets the parts of the conversion of a message's front: of all fields before those at its end whose bytes stay the
     * same. Those begin with one of varying size, since today's fields of fixed size that are adjacent are read at once.
     * The last of the others may be an object of which only a front has to be converted.
     *
     * @param fronts makes the conversion of its front
     * @param nested how many objects there may be around that front
     * @return false, and nothing is set, if there are no such fields
     */
    boolean makeFront(ObjectStep object, ValueFronts fronts, int nested) {
        List<SchemaField> written = written();
        int end = written.size();
        int same = end;
        int former = places.fields().size();
        for (; same > 0 && isSame(written, same - 1, former - 1); former--) {
            same--;
        }
        FormerPlaces.Field last = same == 0 ? null : sources.get(same - 1);
        if (last != null && last.index() == former - 1) {
            SchemaField today = written.get(same - 1);
            ConvertStep front = fronts.of(last.field().type(), today.type(), nested);
            if (front != null) {
                fields(written.subList(0, same - 1));
                plan.finishWith(today.name(), front, last, object);
                return true;
            }
        }
        while (same < end && Objects.requireNonNull(sources.get(same)).isFixed()) {
            same++;
        }
        if (same == end) {
            return false;
        }
        fields(written.subList(0, same));
        plan.finishBefore(Objects.requireNonNull(sources.get(same)), object);
        return true;
    }

    private void fields(List<SchemaField> some) {
        for (int i = 0; i < some.size(); i++) {
            i = field(some, i);
        }
    }

    /** Sets the fields of an object of fixed size. */
    void make(FixedObject object) {
        List<FixedParts.Part> parts = new ArrayList<>();
        int to = 0;
        for (SchemaField field : written()) {
            FormerPlaces.Field source = sources.get(parts.size());
            Fixed value = source == null
                    ? absentFixed(field)
                    : maker.fixed(source.field().type(), field.type());
            parts.add(new FixedParts.Part(
                    field.name(), value, source == null ? 0 : Math.toIntExact(source.offset()), to));
            to += maker.todaySizes().of(field.type());
            if (source != null && reasons != null) {
                maker.addReasons(field.name(), source.field().type(), field.type(), reasons);
            }
        }
        object.fields(FixedParts.of(parts));
    }

    private Fixed absentFixed(SchemaField field) {
        byte[] bytes = maker.absent(field);
        if (bytes != null) {
            return new FixedConstant(bytes);
        }
        if (reasons != null) {
            reasons.add(field.name(), Refused.ABSENT);
        }
        return FixedRefusal.unread(0, 0, Refused.ABSENT);
    }

    /** Today's fields, without those that are left out, and their sources. */
    private List<SchemaField> written() {
        FormerPlaces.Field[] found = found();
        List<SchemaField> written = new ArrayList<>();
        int known = fields.size();
        for (int i = 0; i < fields.size(); i++) {
            SchemaField field = fields.get(i);
            if (field.isVersionedBlock()) {
                known = LaterFields.begin(fields, i, found);
                written.add(field);
                sources.add(null);
            } else if (i < known) {
                written.add(field);
                sources.add(found[i]);
            }
        }
        return written;
    }

    /** The source of each of today's fields; null where there is none. A class may hide a field of its superclass. */
    private FormerPlaces.@Nullable Field[] found() {
        List<SchemaField> plain = new ArrayList<>();
        List<FormerPlaces.Field> there = new ArrayList<>();
        for (FormerPlaces.Field field : places.fields()) {
            if (!field.field().isVersionedBlock()) {
                plain.add(field.field());
                there.add(field);
            }
        }
        Map<String, FormerPlaces.Field> byName = new HashMap<>();
        int next = 0;
        for (String name : FieldNames.of(plain).keySet()) {
            byName.put(name, there.get(next++));
        }
        plain.clear();
        for (SchemaField field : fields) {
            if (!field.isVersionedBlock()) {
                plain.add(field);
            }
        }
        Iterator<String> names = FieldNames.of(plain).keySet().iterator();
        FormerPlaces.@Nullable Field[] found = new FormerPlaces.Field[fields.size()];
        for (int i = 0; i < found.length; i++) {
            found[i] = fields.get(i).isVersionedBlock() ? null : byName.get(names.next());
        }
        return found;
    }

    /** Begins a versioned block; returns its slot, or NONE if its size is known. */
    private int begin(List<SchemaField> written, int block) {
        long size = 0;
        for (int i = block + 1; i < written.size() && !written.get(i).isVersionedBlock(); i++) {
            int one = maker.todaySizes().of(written.get(i).type());
            if (one < 0) {
                return plan.begin();
            }
            size += one;
        }
        plan.fixed("", new FixedConstant(count(Math.toIntExact(size))), null);
        return PlaceBehind.NONE;
    }

    private static byte[] count(int size) {
        byte[] bytes = new byte[Integer.BYTES];
        RawMemory.putInt(bytes, RawMemory.ARRAY_OFFSET, size);
        return bytes;
    }

    private void end(int slot) {
        if (slot != PlaceBehind.NONE) {
            plan.end(slot);
        }
    }

    /** Plans a field, or several whose bytes are the same; returns the index of the last. */
    private int field(List<SchemaField> written, int index) {
        SchemaField field = written.get(index);
        FormerPlaces.Field source = sources.get(index);
        if (source == null) {
            absent(field);
            return index;
        }
        int last = lastOfRange(written, index);
        FormerPlaces.Field end = sources.get(last);
        if (end != null && (last > index || isFound(source, field))) {
            plan.range(source, end);
            return last;
        }
        value(field, source);
        return index;
    }

    /** Whether a value has the same bytes, and its end is known already. */
    private boolean isFound(FormerPlaces.Field source, SchemaField field) {
        return !source.isFixed() && maker.areSame(source.field().type(), field.type()) && plan.isBehindKnown(source);
    }

    private void value(SchemaField field, FormerPlaces.Field source) {
        WireType was = source.field().type();
        WireType is = field.type();
        if (maker.isFixed(was, is)) {
            plan.fixed(field.name(), maker.fixed(was, is), source);
        } else {
            plan.value(field.name(), maker.value(was, is), source);
        }
        if (reasons != null) {
            maker.addReasons(field.name(), was, is, reasons);
        }
    }

    /** The last of the fields that follow each other on both sides with the same bytes, if one of them varies in size. */
    private int lastOfRange(List<SchemaField> written, int first) {
        if (first <= fixedUpTo) {
            return first;
        }
        int last = first - 1;
        boolean varies = false;
        while (last + 1 < written.size() && isNext(written, first, last + 1)) {
            last++;
            varies |= !places.fields().get(sourceIndex(first) + last - first).isFixed();
        }
        if (!varies) {
            // Otherwise all of them would be looked at again for each.
            fixedUpTo = last;
            return first;
        }
        return last;
    }

    private int sourceIndex(int index) {
        FormerPlaces.Field source = sources.get(index);
        return source == null ? PlaceBehind.NONE : source.index();
    }

    private boolean isNext(List<SchemaField> written, int first, int index) {
        return isSame(written, index, sourceIndex(first) + index - first);
    }

    /** Whether one of today's fields was this former one, and has the same bytes. */
    private boolean isSame(List<SchemaField> written, int index, int former) {
        FormerPlaces.Field source = sources.get(index);
        return source != null
                && source.index() == former
                && maker.areSame(source.field().type(), written.get(index).type());
    }

    private void absent(SchemaField field) {
        byte[] bytes = maker.absent(field);
        if (bytes != null) {
            plan.fixed(field.name(), new FixedConstant(bytes), null);
            return;
        }
        plan.refused(field.name(), Refused.ABSENT);
        if (reasons != null) {
            reasons.add(field.name(), Refused.ABSENT);
        }
    }
}
