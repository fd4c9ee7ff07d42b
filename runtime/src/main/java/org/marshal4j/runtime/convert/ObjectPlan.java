package org.marshal4j.runtime.convert;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.Fixed;
import org.marshal4j.runtime.convert.run.RefusedStep;
import org.marshal4j.runtime.convert.run.object.BeginPart;
import org.marshal4j.runtime.convert.run.object.BlockPart;
import org.marshal4j.runtime.convert.run.object.EndPart;
import org.marshal4j.runtime.convert.run.object.EnterPart;
import org.marshal4j.runtime.convert.run.object.FinishPart;
import org.marshal4j.runtime.convert.run.object.ObjectStep;
import org.marshal4j.runtime.convert.run.object.PlaceBehind;
import org.marshal4j.runtime.convert.run.object.RangePart;
import org.marshal4j.runtime.convert.run.object.SkipPart;
import org.marshal4j.runtime.convert.run.object.ValuePart;
import org.marshal4j.runtime.step.Steps;
import org.marshal4j.schema.wire.WireType;

/**
 * Collects the parts of the conversion of an object, in today's order, and puts before each what finds the former places
 * that it reads from. Fields of fixed size that follow each other become one part, and so do fields whose bytes stay the
 * same.
 */
final class ObjectPlan {
    private static final int NONE = PlaceBehind.NONE;

    private final FormerPlaces former;
    private final Steps overs;
    private final List<ConvertStep> parts = new ArrayList<>();
    private final List<String> names = new ArrayList<>();
    private final boolean[] known;
    private Block block = new Block();
    private int slots;

    /** The place where the input is, and the offset from there; NONE if that is not known. */
    private int atPlace;

    private long atOffset;

    /** Creates a plan for an object with such places. */
    ObjectPlan(FormerPlaces former, Steps overs) {
        this.former = former;
        this.overs = overs;
        this.known = new boolean[former.count()];
        this.known[0] = true;
        this.slots = former.count();
    }

    /**
     * Adds a field of fixed size.
     *
     * @param source where it was; null if it was not there
     */
    void fixed(String name, Fixed value, FormerPlaces.@Nullable Field source) {
        block.add(name, value, source);
    }

    /** Adds a field of which at least one form varies in size. */
    void value(String name, ConvertStep value, FormerPlaces.Field source) {
        endBlock();
        find(source.place());
        int behind = source.behind();
        boolean isNew = behind != NONE && !known[behind];
        boolean isThere = atPlace == source.place() && atOffset == source.offset();
        add(
                name,
                isThere && !isNew
                        ? value
                        : ValuePart.of(
                                isThere,
                                source.place(),
                                source.offset(),
                                value,
                                isNew ? behind(behind) : PlaceBehind.KNOWN));
        isAt(source.isFixed() ? source.place() : behind, source.isFixed() ? source.offset() + source.size() : 0);
        if (isNew) {
            known[behind] = true;
        }
    }

    /** Adds a field that refuses every object. */
    void refused(String name, String why) {
        endBlock();
        add(name, RefusedStep.of(why));
    }

    /** Adds fields that follow each other on both sides, and whose bytes are the same. */
    void range(FormerPlaces.Field first, FormerPlaces.Field last) {
        endBlock();
        int end = last.isFixed() ? last.place() : last.behind();
        find(first.place());
        List<RangePart.Ahead> ahead = new ArrayList<>();
        for (int at = first.place(); at != end; ) {
            // All places between lie behind fields of the range.
            int next = former.behind(at);
            if (!known[next]) {
                FormerPlaces.Way way = former.way(next);
                WireType type = former.fields().get(way.field).field().type();
                ahead.add(new RangePart.Ahead(way.offset, overs.over(type), isText(type), behind(next)));
                known[next] = true;
            }
            at = next;
        }
        long endOffset = last.isFixed() ? last.offset() + last.size() : 0;
        add("", new RangePart(first.place(), first.offset(), ahead, end, endOffset));
        isAt(end, endOffset);
    }

    private static boolean isText(WireType type) {
        return type instanceof WireType.Text && type.most() >= Byte.MAX_VALUE;
    }

    /** Whether the place behind a field of varying size is known so far. */
    boolean isBehindKnown(FormerPlaces.Field field) {
        return known[field.behind()];
    }

    /** Begins one of today's versioned blocks; returns what {@link #end} needs. */
    int begin() {
        endBlock();
        int slot = slots++;
        add("", BeginPart.of(slot));
        return slot;
    }

    /** Ends one of today's versioned blocks. */
    void end(int slot) {
        endBlock();
        add("", EndPart.of(slot));
    }

    /** Ends the plan, and sets the parts of an object. */
    void finish(ObjectStep object) {
        endBlock();
        find(former.last());
        finishAt(former.last(), former.tail(), object);
    }

    /** Ends the plan in front of a former field, and sets the parts of an object: the input is at that field then. */
    void finishBefore(FormerPlaces.Field field, ObjectStep object) {
        endBlock();
        find(field.place());
        finishAt(field.place(), field.offset(), object);
    }

    /** Ends the plan with the front of a value, behind which the input stays, and sets the parts of an object. */
    void finishWith(String name, ConvertStep front, FormerPlaces.Field source, ObjectStep object) {
        endBlock();
        find(source.place());
        boolean isThere = atPlace == source.place() && atOffset == source.offset();
        add(name, isThere ? front : ValuePart.of(false, source.place(), source.offset(), front, PlaceBehind.KNOWN));
        object.parts(parts, names, slots);
    }

    private void finishAt(int place, long offset, ObjectStep object) {
        if (atPlace != place || atOffset != offset) {
            add("", FinishPart.of(place, offset));
        }
        object.parts(parts, names, slots);
    }

    private void endBlock() {
        if (!block.isEmpty()) {
            for (int place : block.places()) {
                find(place);
            }
            BlockPart part = block.part();
            add("", part);
            BlockPart.Section last = part.last();
            if (last != null) {
                isAt(last.place(), last.offset() + last.size());
            }
            block = new Block();
        }
    }

    private void isAt(int place, long offset) {
        atPlace = place;
        atOffset = offset;
    }

    private void add(String name, ConvertStep part) {
        parts.add(part);
        names.add(name);
    }

    private PlaceBehind behind(int place) {
        FormerPlaces.Way way = former.way(place);
        return new PlaceBehind(place, way.end, way.needed);
    }

    /** Adds what finds a place, if it is not known yet. */
    private void find(int place) {
        Deque<Integer> unknown = new ArrayDeque<>();
        for (int at = place; !known[at]; at = former.way(at).from) {
            unknown.push(at);
        }
        for (int at : unknown) {
            if (!known[at]) {
                find(at, former.way(at));
            }
        }
    }

    private void find(int place, FormerPlaces.Way way) {
        if (way.isCount()) {
            add("", EnterPart.of(way.from, way.offset, way.first, way.end, way.needed));
            isAt(way.first, 0);
            known[way.first] = true;
            known[way.end] = true;
            return;
        }
        FormerPlaces.Field field = former.fields().get(way.field);
        add(
                field.field().name(),
                SkipPart.of(way.from, way.offset, overs.over(field.field().type()), behind(place)));
        isAt(place, 0);
        known[place] = true;
    }
}
