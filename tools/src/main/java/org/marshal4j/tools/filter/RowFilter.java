package org.marshal4j.tools.filter;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.marshal4j.tools.type.Trees;

/** Evaluates a condition on rows that have been read already. Not thread-safe. */
public final class RowFilter {
    private static final byte[] NO_BYTES = {};

    private final List<String> paths;
    private final List<Optional<TimeTexts>> times;
    private final Check check;
    private final Slots slots;

    /**
     * Creates a filter.
     *
     * @param times the dates or times that the fields have; rows have texts in place of some of them
     */
    RowFilter(List<String> paths, List<Optional<TimeTexts>> times, Check check) {
        this.paths = List.copyOf(paths);
        this.times = List.copyOf(times);
        this.check = check;
        this.slots = new Slots(paths.size());
    }

    /** {@return the names of the fields of a row that the condition needs} */
    public Set<String> fields() {
        return paths.stream().map(Trees::field).collect(Collectors.toUnmodifiableSet());
    }

    /**
     * Evaluates the condition.
     *
     * @param row at least these fields of the row, a tree as {@link Trees} describes it
     * @return whether the condition holds
     */
    public boolean accepts(Map<String, @Nullable Object> row) {
        slots.clear(NO_BYTES);
        for (int slot = 0; slot < paths.size(); slot++) {
            slots.any(slot, value(times.get(slot), Trees.at(paths.get(slot), row)));
        }
        return check.holds(slots);
    }

    /** The value that the same field has in a message. */
    private static @Nullable Object value(Optional<TimeTexts> times, @Nullable Object value) {
        if (value instanceof String text && times.isPresent()) {
            Object time = times.get().parsed(text);
            return time == null ? text : time;
        }
        return value instanceof UUID ? value.toString() : value;
    }
}
