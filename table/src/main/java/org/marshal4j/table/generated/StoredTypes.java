package org.marshal4j.table.generated;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.schema.text.ShownText;
import org.marshal4j.table.arrow.FileTypes;
import org.marshal4j.table.arrow.TableFile;

/**
 * The types of a file's rows, as they were in the class that wrote it.
 *
 * @param rows the type of the rows, with the names of its fields in the file
 * @param all that type and the nested ones, as far as the file has them
 * @param present the same types with the names that their fields have now, as far as the lock file knows
 */
record StoredTypes(Schema rows, Schemas all, Schemas present) {
    /**
     * No class has as many superclasses with a field of the same name. The names of their columns become longer and
     * longer.
     */
    private static final int MOST_OF_A_NAME = 1_000;

    /** Reads the types of a file; none if it does not have them. */
    static Optional<StoredTypes> of(TableFile file, LockFile lock) {
        Map<String, String> metadata = file.metadata();
        List<String> lines = metadata.getOrDefault(FileTypes.ROWS, "").lines().toList();
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        try {
            Schema rows = Schema.parse(
                    lines.get(0),
                    lines.subList(1, lines.size()).stream().map(String::strip).toList());
            String types = metadata.getOrDefault(FileTypes.HELD, "");
            Schemas held = types.isEmpty() ? Schemas.of(List.of()) : Schemas.parse(types);
            String fingerprint = fingerprint(file);
            if (!fingerprint.isEmpty() && !fingerprint.equals(FileTypes.text(rows.fingerprint(held)))) {
                throw damaged(file, "its schema has another fingerprint than it says");
            }
            Schemas all = Schemas.of(List.of(rows)).and(held);
            all.types().forEach(type -> requireFew(file, all.apply(type)));
            return Optional.of(new StoredTypes(rows, all, lock.follow(all).withPresentNames()));
        } catch (IllegalArgumentException e) {
            throw damaged(file, "its schema is " + e.getMessage());
        }
    }

    private static void requireFew(TableFile file, Schema schema) {
        Map<String, Integer> counts = new HashMap<>();
        for (SchemaField field : schema.plainFields()) {
            if (counts.merge(field.name(), 1, Integer::sum) > MOST_OF_A_NAME) {
                throw damaged(
                        file,
                        ShownText.of(schema.type()) + " has more than " + MOST_OF_A_NAME + " fields "
                                + ShownText.of(field.name()));
            }
        }
    }

    /** The fingerprint of the types in a file; empty if the file has none. */
    static String fingerprint(TableFile file) {
        return file.metadata().getOrDefault(FileTypes.FINGERPRINT, "");
    }

    /** The type of the rows, with the present names. */
    Schema presentRows() {
        return present.apply(rows.type());
    }

    private static MarshalException damaged(TableFile file, String what) {
        return new MarshalException(RuntimeProblem.TABLE_FILE, file.path() + ": damaged: " + what);
    }
}
