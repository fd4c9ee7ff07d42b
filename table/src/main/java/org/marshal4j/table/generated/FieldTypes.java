package org.marshal4j.table.generated;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.change.SchemaChanges;
import org.marshal4j.table.arrow.TableFile;
import org.marshal4j.table.memory.Remedy;

/**
 * Compares the types of fields in a file with those in the class, and the fields of nested types as well. Arrow may
 * have the same column for two types of which one cannot be read as the other, such as a text and a decimal. The judge
 * of schema changes decides.
 */
record FieldTypes(TableFile file, StoredTypes was, Schema now) {
    /** The name for the type of a single field, which no other type has. */
    private static final String ROW = "Row";

    private static final Set<Rule> RETYPED = EnumSet.of(Rule.FIELD_RETYPED);

    /** Also changes after which a number in a value means another class. */
    private static final Set<Rule> BROKEN = EnumSet.of(Rule.FIELD_RETYPED, Rule.TYPE_ID_CHANGED, Rule.TYPE_ID_REUSED);

    /** Refuses a file if a field of its rows cannot be read as the class's field of the same name. */
    void requireSame() {
        Set<String> compared = new HashSet<>();
        for (SchemaField field : now.plainFields()) {
            if (compared.add(field.name())) {
                requireSame(named(was.presentRows(), field.name()), named(now, field.name()));
            }
        }
    }

    /** The fields with a name: a subclass may hide a field of its superclass, which comes first. */
    private static List<SchemaField> named(Schema schema, String name) {
        return schema.plainFields().stream()
                .filter(field -> field.name().equals(name))
                .toList();
    }

    private void requireSame(List<SchemaField> before, List<SchemaField> after) {
        for (int i = 0; i < Math.min(before.size(), after.size()); i++) {
            requireSame(before.get(i), after.get(i));
        }
    }

    private void requireSame(SchemaField before, SchemaField after) {
        if (isKnown(before)) {
            changed(before, after, BROKEN).findFirst().ifPresent(difference -> {
                throw new MarshalException(
                        RuntimeProblem.TABLE_FILE,
                        file.path() + ": " + told(before, after, difference) + ": " + Remedy.COPY);
            });
        }
    }

    /**
     * Tells whether the values of a field in the file may be those of a field of the class with another name: whether
     * they can be converted.
     */
    boolean mayBe(SchemaField before, SchemaField after) {
        return isKnown(before)
                ? changed(before, after, RETYPED)
                        .noneMatch(difference ->
                                difference.type().equals(ROW) && difference.oldBytesNewClass() == Reading.REFUSED)
                : before.type().equals(after.type());
    }

    /** A file that contains only the type of its rows does not say what nested types were. */
    private boolean isKnown(SchemaField field) {
        return was.present().types().containsAll(field.type().heldTypes());
    }

    private Stream<Difference> changed(SchemaField before, SchemaField after, Set<Rule> rules) {
        return SchemaChanges.between(one(before), was.present(), one(after), now.resolver()).stream()
                .filter(difference -> rules.contains(difference.rule()));
    }

    private static String told(SchemaField before, SchemaField after, Difference difference) {
        if (difference.field().isEmpty()) {
            return "field " + after.name() + " holds " + difference.type() + ": " + difference.detail();
        }
        return difference.type().equals(ROW)
                ? "field " + after.name() + " was " + before.type() + " and is " + after.type()
                : "field " + after.name() + " holds " + difference.type() + ", whose " + difference.field() + ": "
                        + difference.detail();
    }

    /** A type with only this field. */
    private static Schema one(SchemaField field) {
        return Schema.of(ROW, List.of(new SchemaField("field", field.type(), 0)));
    }
}
