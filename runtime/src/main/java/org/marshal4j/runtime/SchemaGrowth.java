package org.marshal4j.runtime;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Whether every message of one wire form of a type can be read in another, which has grown from it or it from that: evolvable types
 * have more fields at their ends on one side, and the reader's enums, usual texts and families have more behind what the writer's have.
 */
final class SchemaGrowth {
    private final Function<String, Schema> there;
    private final Function<String, Schema> here;
    private final Set<String> seen = new HashSet<>();

    /** Pairs of types that are still to be compared; no recursion, since a hostile form may be as deep as it likes. */
    private final Deque<Pair> pending = new ArrayDeque<>();

    private record Pair(Schema there, Schema here) {}

    private SchemaGrowth(Function<String, Schema> there, Function<String, Schema> here) {
        this.there = there;
        this.here = here;
    }

    /**
     * Compares a form with another.
     *
     * @param there the form of the writer
     * @param here the form of the reader
     * @throws IllegalArgumentException if a type is not found
     */
    static boolean isReadable(
            Schema there, Function<String, Schema> thereTypes, Schema here, Function<String, Schema> hereTypes) {
        if (there.numbersItself(thereTypes) != here.numbersItself(hereTypes)) {
            return false;
        }
        SchemaGrowth growth = new SchemaGrowth(thereTypes, hereTypes);
        growth.later(there, here);
        while (!growth.pending.isEmpty()) {
            Pair pair = growth.pending.pop();
            if (!growth.members(pair) || !growth.fields(pair)) {
                return false;
            }
        }
        return true;
    }

    private boolean later(Schema one, Schema other) {
        if (seen.add(one.type() + " " + other.type())) {
            pending.push(new Pair(one, other));
        }
        return true;
    }

    private boolean members(Pair pair) {
        Map<Integer, String> known = pair.here.members();
        if (pair.there.isFamily() != pair.here.isFamily()
                || !known.keySet().containsAll(pair.there.members().keySet())) {
            return false;
        }
        pair.there.members().forEach((id, member) -> later(there.apply(member), here.apply(known.get(id))));
        return true;
    }

    private boolean fields(Pair pair) {
        List<List<Schema.Field>> before = frames(pair.there);
        List<List<Schema.Field>> after = frames(pair.here);
        if (before.size() != after.size()
                || before.get(0).size() != after.get(0).size()) {
            return false;
        }
        for (int i = 0; i < before.size(); i++) {
            if (!frame(before.get(i), after.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** First those that are in no frame, then those of each. */
    private static List<List<Schema.Field>> frames(Schema schema) {
        List<List<Schema.Field>> frames = new ArrayList<>();
        List<Schema.Field> last = new ArrayList<>();
        frames.add(last);
        for (Schema.Field field : schema.fields()) {
            if (field.type() instanceof WireType.Frame) {
                last = new ArrayList<>();
                frames.add(last);
            } else {
                last.add(field);
            }
        }
        return frames;
    }

    private boolean frame(List<Schema.Field> before, List<Schema.Field> after) {
        int common = Math.min(before.size(), after.size());
        for (int i = 0; i < common; i++) {
            Schema.Field was = before.get(i);
            Schema.Field is = after.get(i);
            if (!was.name().equals(is.name()) || was.since() != is.since() || !type(was.type(), is.type())) {
                return false;
            }
        }
        List<Schema.Field> longer = before.size() > common ? before : after;
        return longer.subList(common, longer.size()).stream().allMatch(field -> field.since() > 1);
    }

    private boolean type(WireType was, WireType is) {
        if (was.nullable() != is.nullable()) {
            return false;
        }
        if (was instanceof WireType.Enumeration one && is instanceof WireType.Enumeration other) {
            return startsWith(other.constants(), one.constants());
        }
        if (was instanceof WireType.OneOfText one && is instanceof WireType.OneOfText other) {
            return startsWith(other.usual(), one.usual());
        }
        if (was instanceof WireType.ListOf one && is instanceof WireType.ListOf other) {
            return one.max() == other.max() && type(one.element(), other.element());
        }
        if (was instanceof WireType.MapOf one && is instanceof WireType.MapOf other) {
            return one.max() == other.max() && type(one.key(), other.key()) && type(one.value(), other.value());
        }
        if (was instanceof WireType.OptionalOf one && is instanceof WireType.OptionalOf other) {
            return type(one.element(), other.element());
        }
        if (was instanceof WireType.Shared one && is instanceof WireType.Shared other) {
            return type(one.object(), other.object());
        }
        if (was instanceof WireType.Family one && is instanceof WireType.Family other) {
            return later(there.apply(one.root()), here.apply(other.root()));
        }
        if (was instanceof WireType.Nested one && is instanceof WireType.Nested other) {
            return one.framed() == other.framed() && later(there.apply(one.type()), here.apply(other.type()));
        }
        return was.equals(is);
    }

    private static boolean startsWith(List<String> all, List<String> first) {
        return all.size() >= first.size() && all.subList(0, first.size()).equals(first);
    }
}
