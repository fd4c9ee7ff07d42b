package org.marshal4j.runtime.convert;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.convert.run.BlockPart;
import org.marshal4j.runtime.convert.run.Fixed;
import org.marshal4j.runtime.convert.run.FixedParts;
import org.marshal4j.runtime.convert.run.PlaceBehind;

/** Today's consecutive fields of fixed size, while they are collected. */
final class Block {
    private final SortedMap<Integer, List<Value>> byPlace = new TreeMap<>();
    private int size;
    private int count;

    /** A value, and its offsets: from its former place, and in today's block. */
    private record Value(String name, Fixed fixed, long from, int to) {}

    /**
     * Adds a field.
     *
     * @param former where it was; null if it was not there
     */
    void add(String name, Fixed fixed, FormerPlaces.@Nullable Field former) {
        int place = former == null ? PlaceBehind.NONE : former.place();
        byPlace.computeIfAbsent(place, key -> new ArrayList<>())
                .add(new Value(name, fixed, former == null ? -1 : former.offset(), size));
        size = Math.addExact(size, fixed.to);
        count++;
    }

    boolean isEmpty() {
        return count == 0;
    }

    /** The former places that it reads from. */
    List<Integer> places() {
        return byPlace.keySet().stream().filter(place -> place >= 0).toList();
    }

    BlockPart part() {
        List<BlockPart.Section> sections = new ArrayList<>();
        List<Value> constants = byPlace.remove(PlaceBehind.NONE);
        if (constants != null) {
            // They are stored together with other fields, if there are any.
            int place = byPlace.isEmpty() ? 0 : byPlace.firstKey();
            byPlace.computeIfAbsent(place, key -> new ArrayList<>()).addAll(constants);
        }
        byPlace.forEach((place, values) -> sections.add(section(place, values)));
        return new BlockPart(size, sections);
    }

    private static BlockPart.Section section(int place, List<Value> values) {
        long first = values.stream()
                .mapToLong(Value::from)
                .filter(from -> from >= 0)
                .min()
                .orElse(0);
        long end = values.stream()
                .filter(value -> value.from >= 0)
                .mapToLong(value -> value.from + value.fixed.from)
                .max()
                .orElse(0);
        List<FixedParts.Part> parts = values.stream()
                .sorted(Comparator.comparingInt(Value::to))
                .map(value -> new FixedParts.Part(
                        value.name, value.fixed, value.from < 0 ? 0 : Math.toIntExact(value.from - first), value.to))
                .toList();
        return new BlockPart.Section(place, first, Math.toIntExact(end - first), FixedParts.of(parts));
    }
}
