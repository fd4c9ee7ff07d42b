package org.marshal4j.schema;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * The types of one form that take the place of those of another: each pair once, as one leads to the next. Without recursion, since a hostile
 * form may be as deep as it likes.
 */
final class SchemaPairs {
    private final Function<String, Schema> there;
    private final Function<String, Schema> here;
    private final Set<String> seen = new HashSet<>();
    private final Deque<Pair> pending = new ArrayDeque<>();

    private record Pair(Schema there, Schema here) {}

    SchemaPairs(Function<String, Schema> there, Function<String, Schema> here) {
        this.there = there;
        this.here = here;
    }

    /** Has a pair looked at later, if it has not been. */
    void add(Schema one, Schema other) {
        if (seen.add(one.type() + " " + other.type())) {
            pending.add(new Pair(one, other));
        }
    }

    /**
     * The same, by the binary names of the types.
     *
     * @throws IllegalArgumentException if one is not found
     */
    void add(String one, String other) {
        add(there.apply(one), here.apply(other));
    }

    /** Looks at all pairs, also at those that are added meanwhile. */
    void forEach(BiConsumer<Schema, Schema> action) {
        while (!pending.isEmpty()) {
            Pair pair = pending.remove();
            action.accept(pair.there, pair.here);
        }
    }
}
