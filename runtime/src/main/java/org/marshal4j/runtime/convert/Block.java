package org.marshal4j.runtime.convert;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.convert.run.Fixed;
import org.marshal4j.runtime.convert.run.FixedParts;
import org.marshal4j.runtime.convert.run.object.BlockPart;
import org.marshal4j.runtime.convert.run.object.PlaceBehind;

/** Today's consecutive fields of fixed size, while they are collected. */
final class Block {
    private final SortedMap<Integer, List<Value>> byPlace = new TreeMap<>();
    private int size;
    private int count;

    /** A value, and its offsets: from its former place, and in today's block. */
    private record Value(String name, Fixed fixed, long from, int to) implements Comparable<Value> {
        @Override
        public int compareTo(Value other) {
            return Integer.compare(to, other.to);
        }
    }

    /**
     * Adds a field.
     *
     * @param former where it was; null if it was not there
     */
    void add(String name, Fixed fixed, FormerPlaces.@Nullable Field former) {
        int place = former == null ? PlaceBehind.NONE : former.place();
        at(place).add(new Value(name, fixed, former == null ? -1 : former.offset(), size));
        size = Math.addExact(size, fixed.to);
        count++;
    }

    private List<Value> at(int place) {
        List<Value> values = byPlace.get(place);
        if (values == null) {
            values = new ArrayList<>();
            byPlace.put(place, values);
        }
        return values;
    }

    boolean isEmpty() {
        return count == 0;
    }

    /** The former places that it reads from. */
    List<Integer> places() {
        List<Integer> places = new ArrayList<>();
        for (int place : byPlace.keySet()) {
            if (place != PlaceBehind.NONE) {
                places.add(place);
            }
        }
        return places;
    }

    BlockPart part() {
        List<BlockPart.Section> sections = new ArrayList<>();
        List<Value> constants = byPlace.remove(PlaceBehind.NONE);
        if (constants != null) {
            // They are stored together with other fields, if there are any.
            int place = byPlace.isEmpty() ? 0 : byPlace.firstKey();
            at(place).addAll(constants);
        }
        for (Map.Entry<Integer, List<Value>> values : byPlace.entrySet()) {
            sections.add(section(values.getKey(), values.getValue()));
        }
        return new BlockPart(size, sections);
    }

    private static BlockPart.Section section(int place, List<Value> values) {
        long first = Long.MAX_VALUE;
        long end = 0;
        for (Value value : values) {
            if (value.from >= 0) {
                first = Math.min(first, value.from);
                end = Math.max(end, value.from + value.fixed.from);
            }
        }
        if (first == Long.MAX_VALUE) {
            first = 0;
        }
        Collections.sort(values);
        List<FixedParts.Part> parts = new ArrayList<>();
        for (Value value : values) {
            int from = value.from < 0 ? 0 : Math.toIntExact(value.from - first);
            parts.add(new FixedParts.Part(value.name, value.fixed, from, value.to));
        }
        return new BlockPart.Section(place, first, Math.toIntExact(end - first), FixedParts.of(parts));
    }
}
