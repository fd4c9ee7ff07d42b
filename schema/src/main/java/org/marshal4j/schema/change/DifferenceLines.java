package org.marshal4j.schema.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.field.FieldNames;
import org.marshal4j.schema.field.RenameHistory;
import org.marshal4j.schema.text.ShownText;
import org.marshal4j.schema.wire.WireNames;

/**
 * Shows people, field by field, how two schemas of a type and of everything it holds differ. It does not judge the
 * differences.
 */
public final class DifferenceLines {
    /** Nobody reads more, and a schema from outside may have any number of differences. */
    private static final int MOST = 500;

    /** The most characters of a line. */
    private static final int LONGEST = 1_000;

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
     * @return a line for each difference, such as {@code com.acme.Quote.bid: float64, here float32}; if there are more
     *     than 500, the last line says so. Lines of more than 1,000 characters are cut off
     */
    public static List<String> between(
            Schema there, Function<String, Schema> thereTypes, Schema here, Function<String, Schema> hereTypes) {
        DifferenceLines difference = new DifferenceLines(new SchemaPairs(thereTypes, hereTypes));
        if (there.hasSchemaId() != here.hasSchemaId()) {
            difference.add(there.type() + ": messages begin " + start(there) + ", here " + start(here));
        }
        difference.pairs.add(there, here);
        SchemaPairs.Pair pair = difference.pairs.next();
        while (pair != null) {
            difference.compare(pair.there(), pair.here());
            pair = difference.pairs.next();
        }
        return difference.lines;
    }

    private static String start(Schema schema) {
        return (schema.hasSchemaId() ? "with" : "without") + " a schema id";
    }

    /** The names may be a stranger's. */
    private void add(String line) {
        if (lines.size() < MOST) {
            lines.add(ShownText.line(line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "..."));
        } else if (lines.size() == MOST) {
            lines.add("and more");
        }
    }

    private void compare(Schema one, Schema other) {
        if (lines.size() > MOST) {
            return;
        }
        if (!one.members().equals(other.members())) {
            add(one.type() + ": subtypes " + one.members() + ", here " + other.members());
        }
        Map<String, SchemaField> before = FieldNames.of(one.fields());
        Map<String, SchemaField> after = FieldNames.of(other.fields());
        before.forEach((name, field) -> {
            if (!after.containsKey(name)) {
                add(one.type() + "." + RenameHistory.shown(name) + ": " + field.type() + ", missing here");
            }
        });
        after.forEach((name, field) -> {
            SchemaField was = before.get(name);
            if (was == null) {
                add(one.type() + "." + name + ": missing, here " + field.type());
            } else if (!text(was).equals(text(field))) {
                add(one.type() + "." + name + ": " + text(was) + ", here " + text(field));
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
            add(type.type() + ": in the order " + String.join(", ", was) + ", here " + String.join(", ", is));
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

    /** The wire type without the names of nested types, since no bytes depend on them. */
    private static String text(SchemaField field) {
        return WireNames.replace(field.type(), name -> "object") + (field.since() > 1 ? " since=" + field.since() : "");
    }
}
