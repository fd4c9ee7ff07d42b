package org.marshal4j.schema.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.field.FieldNames;

/** Finds new names of fields that belonged to other fields in former schemas. */
final class ReusedNames {
    private final String type;
    private final Map<String, SchemaField> fields;
    private final List<String> come = new ArrayList<>();

    /**
     * Creates it for a change.
     *
     * @param accepted the accepted schema
     * @param renames the names of fields in it, by those that they have now
     * @param first the index of the first field that the type reports
     */
    ReusedNames(Schema accepted, Schema now, Map<String, String> renames, int first) {
        this.type = now.type();
        this.fields = FieldNames.of(now.plainFields());
        List<String> names = List.copyOf(fields.keySet());
        Map<String, SchemaField> present = FieldNames.of(accepted.plainFields());
        names.subList(first, names.size()).stream()
                .filter(name -> !present.containsKey(name) && !isSame(name, renames.getOrDefault(name, "")))
                .forEach(come::add);
    }

    /** Whether a field only has another unique name, because it no longer hides another one. */
    private static boolean isSame(String name, String former) {
        return FieldNames.withoutMark(name).equals(FieldNames.withoutMark(former));
    }

    /**
     * The names that meant something else in a former schema.
     *
     * @param names the names that its fields have today, by those that they had
     * @param held how the types that fields hold are compared
     */
    List<Difference> of(Schema former, Map<String, String> names, int revision, HeldTypes held) {
        Map<String, SchemaField> was = FieldNames.of(former.plainFields());
        List<Difference> reused = new ArrayList<>();
        for (String name : come) {
            SchemaField owner = was.get(name);
            String today = names.getOrDefault(name, name);
            // A field that gets its former name back is the same field.
            if (owner != null && !today.equals(name) && isAnother(owner, name, today, names, held)) {
                String detail = "is new, and was the name of " + (fields.containsKey(today) ? today : "another field")
                        + " in revision " + revision;
                reused.add(new Difference(Rule.FIELD_REUSED, type, name, detail, Reading.REFUSED, Reading.REFUSED));
            }
        }
        return reused;
    }

    /** An old lock file does not say what was renamed: a field that is gone may be the one that has its name now. */
    private boolean isAnother(SchemaField owner, String name, String today, Map<String, String> names, HeldTypes held) {
        SchemaField field = fields.getOrDefault(name, owner);
        return fields.containsKey(today)
                || names.containsValue(name)
                || owner.since() != field.since()
                || WireComparison.between(owner.type(), field.type(), held).isPresent();
    }
}
