package org.marshal4j.schema.field;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.SchemaField;

/**
 * Which field is which in one schema of a type: each field has a number, which it keeps in all schemas. Immutable once
 * it is made.
 *
 * @param fields by their unique names; see {@link FieldNames}
 * @param ids the numbers by these names
 * @param gone the fields that earlier schemas have had, by their numbers
 */
record FieldIds(Map<String, SchemaField> fields, Map<String, Integer> ids, Map<Integer, Gone> gone) {

    /**
     * A field that was removed.
     *
     * @param name the last name that it had
     * @param field its last form
     * @param mayReturn whether no other field has had its name since then
     */
    record Gone(String name, SchemaField field, boolean mayReturn) {
        /**
         * Whether a new field is this one again. If a removal is taken back, the field is missing for a while. With
         * another wire type it is another field.
         */
        boolean isBack(String newName, SchemaField newField) {
            return mayReturn && name.equals(newName) && newField.type().equals(field.type());
        }
    }

    /** Before the first schema. */
    static FieldIds none() {
        return new FieldIds(Map.of(), Map.of(), Map.of());
    }

    /** The same, with removed fields of another branch too. */
    FieldIds with(FieldIds other) {
        Map<Integer, Gone> both = new LinkedHashMap<>(other.gone);
        both.putAll(gone);
        return new FieldIds(fields, ids, both);
    }

    /** The number of the field that has a name; null if none has. */
    @Nullable
    Integer id(String name) {
        return ids.get(name);
    }

    /** The names of all fields that are or were there, by their numbers; of removed ones, that which shows it. */
    Map<Integer, String> names() {
        Map<Integer, String> names = new LinkedHashMap<>();
        gone.forEach((id, field) -> names.put(id, field.name + RenameHistory.GONE));
        ids.forEach((name, id) -> names.put(id, name));
        return names;
    }

    /** Whether the field of a name has the wire type of another one. */
    boolean isOfType(String name, SchemaField field) {
        SchemaField own = fields.get(name);
        return own != null && own.type().equals(field.type());
    }
}
