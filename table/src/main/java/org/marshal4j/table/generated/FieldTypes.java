package org.marshal4j.table.generated;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaChanges;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.table.arrow.FileOptions;
import org.marshal4j.table.arrow.TableFile;

/**
 * Compares the fields of a file with those of the class, by their names: of two types that Arrow has the same column for, such as a text and a
 * decimal, the one cannot be read as the other. Stateless.
 */
final class FieldTypes {
    private FieldTypes() {}

    static void requireSame(TableFile file, Schema now) {
        String text = file.metadata().getOrDefault(FileOptions.SCHEMA, "");
        List<String> lines = text.lines().toList();
        if (lines.isEmpty()) {
            return;
        }
        Schema was;
        try {
            was = Schema.parse(
                    lines.get(0),
                    lines.subList(1, lines.size()).stream().map(String::strip).toList());
        } catch (IllegalArgumentException e) {
            throw refused(file, "damaged: its schema is " + e.getMessage());
        }
        Set<String> compared = new HashSet<>();
        for (SchemaField field : now.plainFields()) {
            if (compared.add(field.name())) {
                requireSame(file, named(was, field.name()), named(now, field.name()));
            }
        }
    }

    /** The fields of that name: a subclass may hide that of a superclass, which comes first. */
    private static List<SchemaField> named(Schema schema, String name) {
        return schema.plainFields().stream()
                .filter(field -> field.name().equals(name))
                .toList();
    }

    private static void requireSame(TableFile file, List<SchemaField> was, List<SchemaField> now) {
        for (int i = 0; i < Math.min(was.size(), now.size()); i++) {
            requireSame(file, was.get(i), now.get(i));
        }
    }

    private static void requireSame(TableFile file, SchemaField was, SchemaField now) {
        if (!was.type().heldTypes().isEmpty() || !now.type().heldTypes().isEmpty()) {
            // Columns within columns: what they hold is compared one by one.
            return;
        }
        boolean isRetyped = SchemaChanges.between(one(was), one(was).resolver(), one(now), one(now).resolver()).stream()
                .anyMatch(difference -> difference.rule() == Rule.FIELD_RETYPED);
        if (isRetyped) {
            throw refused(file, "field " + now.name() + " was " + was.type() + " and is " + now.type());
        }
    }

    private static Schema one(SchemaField field) {
        return Schema.of("Row", List.of(new SchemaField(field.name(), field.type(), 0)));
    }

    private static MarshalException refused(TableFile file, String what) {
        return new MarshalException(RuntimeProblem.TABLE_FILE, file.path() + ": " + what);
    }
}
