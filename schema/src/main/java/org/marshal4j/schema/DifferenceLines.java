package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Shows people, field by field, how two schemas of a type and of everything it holds differ. It does not judge the
 * differences.
 */
public final class DifferenceLines {
    private final SchemaPairs pairs;
    private final List<String> lines = new ArrayList<>();

    private DifferenceLines(SchemaPairs pairs) {
        this.pairs = pairs;
    }

    /**
     * Compares two schemas of a type.
     *
     * @param there the schema on the other side
     * @param thereTypes finds the schemas of the types that it holds
     * @param here the schema on this side
     * @param hereTypes finds the schemas of the types that it holds
     * @return a line for each difference, such as {@code com.acme.Quote.bid: float64, here float32}
     */
    public static List<String> between(
            Schema there, Function<String, Schema> thereTypes, Schema here, Function<String, Schema> hereTypes) {
        DifferenceLines difference = new DifferenceLines(new SchemaPairs(thereTypes, hereTypes));
        difference.pairs.add(there, here);
        difference.pairs.forEach(difference::compare);
        return difference.lines;
    }

    private void compare(Schema one, Schema other) {
        if (!one.members().equals(other.members())) {
            lines.add(one.type() + ": subtypes " + one.members() + ", here " + other.members());
        }
        Map<String, SchemaField> before = byName(one);
        Map<String, SchemaField> after = byName(other);
        before.forEach((name, field) -> {
            if (!after.containsKey(name)) {
                lines.add(one.type() + "." + name + ": " + field.type() + ", missing here");
            }
        });
        after.forEach((name, field) -> {
            SchemaField was = before.get(name);
            if (was == null) {
                lines.add(one.type() + "." + name + ": missing, here " + field.type());
            } else if (!text(was).equals(text(field))) {
                lines.add(one.type() + "." + name + ": " + text(was) + ", here " + text(field));
            }
        });
        order(one, before, after);
        nested(before, after);
        for (Map.Entry<Integer, String> member : one.members().entrySet()) {
            String own = other.members().get(member.getKey());
            if (own != null) {
                pairs.add(member.getValue(), own);
            }
        }
    }

    private void order(Schema type, Map<String, SchemaField> before, Map<String, SchemaField> after) {
        List<String> was = before.keySet().stream().filter(after::containsKey).toList();
        List<String> is = after.keySet().stream().filter(before::containsKey).toList();
        if (!was.equals(is)) {
            lines.add(type.type() + ": in the order " + String.join(", ", was) + ", here " + String.join(", ", is));
        }
    }

    private void nested(Map<String, SchemaField> before, Map<String, SchemaField> after) {
        before.forEach((name, field) -> {
            SchemaField other = after.get(name);
            List<String> was = field.type().heldTypes();
            List<String> is = other == null ? List.of() : other.type().heldTypes();
            for (int i = 0; i < Math.min(was.size(), is.size()); i++) {
                pairs.add(was.get(i), is.get(i));
            }
        });
    }

    private static Map<String, SchemaField> byName(Schema schema) {
        Map<String, SchemaField> byName = new LinkedHashMap<>();
        for (SchemaField field : schema.fields()) {
            String name = field.name();
            // A class may hide a field of its superclass.
            while (byName.containsKey(name)) {
                name += "'";
            }
            byName.put(name, field);
        }
        return byName;
    }

    /** The wire type without the names of nested types, since no bytes depend on them. */
    private static String text(SchemaField field) {
        return WireNames.replace(field.type(), name -> "object") + (field.since() > 1 ? " since=" + field.since() : "");
    }
}
