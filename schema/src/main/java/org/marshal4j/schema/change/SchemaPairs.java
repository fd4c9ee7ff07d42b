package org.marshal4j.schema.change;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;

/**
 * Pairs the types of one schema with the types that replace them in another. Each pair leads to further ones, and is
 * visited once. Without recursion, since a hostile schema may be nested arbitrarily deep.
 */
final class SchemaPairs {
    private final Function<String, Schema> there;
    private final Function<String, Schema> here;
    private final Set<String> seen = new HashSet<>();
    private final Deque<Pair> pending = new ArrayDeque<>();

    /** Two types that replace each other. */
    record Pair(Schema there, Schema here) {}

    SchemaPairs(Function<String, Schema> there, Function<String, Schema> here) {
        this.there = there;
        this.here = here;
    }

    /** Adds a pair to be visited, unless it has been added before. */
    void add(Schema one, Schema other) {
        if (seen.add(one.type() + " " + other.type())) {
            pending.add(new Pair(one, other));
        }
    }

    /**
     * Adds a pair, by the binary names of the types.
     *
     * @throws IllegalArgumentException if the schema of one of them is not found
     */
    void add(String one, String other) {
        add(there.apply(one), here.apply(other));
    }

    /** The next pair to visit; null if there are no more. */
    @Nullable
    Pair next() {
        return pending.poll();
    }
}
