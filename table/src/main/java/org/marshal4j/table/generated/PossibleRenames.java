package org.marshal4j.table.generated;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.table.arrow.TableFile;
import org.marshal4j.table.memory.Remedy;

/**
 * Refuses a file if a field of the class may be one that the file has under another name: its values would be taken
 * for missing, and shown as 0 or null. The place of a field does not matter, since columns are found by name.
 */
record PossibleRenames(TableFile file, FieldTypes types) {

    /**
     * Compares the fields of a type.
     *
     * @param before the type as the file has it
     * @param present the same type, with the names that its fields have now as far as is known
     * @param now the type today
     */
    void refuse(Schema before, Schema present, Schema now) {
        requireSameHiding(present, now);
        List<String> names = ColumnNames.of(before);
        List<String> presentNames = ColumnNames.of(present);
        List<String> nowNames = ColumnNames.of(now);
        Set<String> presentOnes = new HashSet<>(presentNames);
        Map<WireType, Integer> gone = gone(presentNames, nowNames, present.plainFields());
        List<SchemaField> nowFields = now.plainFields();
        for (int n = 0; n < nowNames.size(); n++) {
            SchemaField added = nowFields.get(n);
            if (presentOnes.contains(nowNames.get(n)) || isLater(added, present, now)) {
                continue;
            }
            for (Map.Entry<WireType, Integer> each : gone.entrySet()) {
                if (types.mayBe(new SchemaField("gone", each.getKey()), added)) {
                    throw refused(file, names.get(each.getValue()), now.type(), nowNames.get(n));
                }
            }
        }
    }

    /** The first field of each wire type that the class does not have any more, by its index. */
    private static Map<WireType, Integer> gone(
            List<String> presentNames, List<String> nowNames, List<SchemaField> fields) {
        Set<String> nowOnes = new HashSet<>(nowNames);
        Map<WireType, Integer> gone = new LinkedHashMap<>();
        for (int i = 0; i < presentNames.size(); i++) {
            if (!nowOnes.contains(presentNames.get(i))) {
                gone.putIfAbsent(fields.get(i).type(), i);
            }
        }
        return gone;
    }

    /**
     * Refuses a file if a field hides one of a superclass in the file or in the class, but not in both: it would not be
     * known whose column is whose.
     */
    private void requireSameHiding(Schema present, Schema now) {
        for (SchemaField field : now.plainFields()) {
            long before = count(present, field.name());
            long after = count(now, field.name());
            if (before > 0 && before != after) {
                throw new MarshalException(
                        RuntimeProblem.TABLE_FILE,
                        file.path() + ": " + now.type() + " and its superclasses have different numbers of fields "
                                + field.name() + " (the class has " + after + ", the file " + before + "): "
                                + Remedy.COPY);
            }
        }
    }

    private static long count(Schema schema, String name) {
        return schema.plainFields().stream()
                .filter(field -> field.name().equals(name))
                .count();
    }

    /** Whether the field was added in a later version of an evolvable type, so that it is a new one. */
    private static boolean isLater(SchemaField added, Schema before, Schema now) {
        return now.isEvolvable() && before.plainFields().stream().allMatch(field -> field.since() < added.since());
    }

    /** The refusal for a column that may be a field's under its former name. */
    static MarshalException refused(TableFile file, String column, String type, String field) {
        return new MarshalException(
                RuntimeProblem.TABLE_FILE,
                file.path() + ": " + type + " has no field " + column + " for a column of the file, but a field "
                        + field
                        + " without a column, which may be its new name: open the file with the lock file that says "
                        + field + " was=" + column + ", or " + Remedy.COPY);
    }
}
