package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Whether every message of one wire form of a type can be read in another, which has grown from it or it from that: evolvable types
 * have more fields at their ends on one side, and the reader's enums, usual texts and families have more behind what the writer's have.
 */
public final class SchemaGrowth {
    private final SchemaPairs pairs;

    private SchemaGrowth(SchemaPairs pairs) {
        this.pairs = pairs;
    }

    /**
     * Compares a form with another.
     *
     * @param there the form of the writer
     * @param here the form of the reader
     * @throws IllegalArgumentException if a type is not found
     */
    public static boolean isReadable(
            Schema there, Function<String, Schema> thereTypes, Schema here, Function<String, Schema> hereTypes) {
        if (there.numbersItself(thereTypes) != here.numbersItself(hereTypes)) {
            return false;
        }
        SchemaGrowth growth = new SchemaGrowth(new SchemaPairs(thereTypes, hereTypes));
        growth.pairs.add(there, here);
        return growth.pairs.allMatch((one, other) -> growth.members(one, other) && growth.fields(one, other));
    }

    private boolean members(Schema there, Schema here) {
        if (there.isFamily() != here.isFamily()) {
            return false;
        }
        for (Map.Entry<Integer, String> member : there.members().entrySet()) {
            String known = here.members().get(member.getKey());
            if (known == null) {
                return false;
            }
            pairs.add(member.getValue(), known);
        }
        return true;
    }

    private boolean fields(Schema there, Schema here) {
        List<List<Schema.Field>> before = frames(there);
        List<List<Schema.Field>> after = frames(here);
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
            pairs.add(one.root(), other.root());
            return true;
        }
        if (was instanceof WireType.Nested one && is instanceof WireType.Nested other) {
            pairs.add(one.type(), other.type());
            return one.framed() == other.framed();
        }
        return was.equals(is);
    }

    private static boolean startsWith(List<String> all, List<String> first) {
        return all.size() >= first.size() && all.subList(0, first.size()).equals(first);
    }
}
