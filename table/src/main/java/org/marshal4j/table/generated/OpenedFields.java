package org.marshal4j.table.generated;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.table.arrow.FileTypes;
import org.marshal4j.table.arrow.TableFile;
import org.marshal4j.table.memory.Kind;
import org.marshal4j.table.memory.Node;

/**
 * Finds the columns of a file that belong to the fields of a class, and gives them the names that these fields have
 * now. If the file has the fingerprint of the class, there is nothing to do, unless a fingerprint does not say
 * everything: the schema in the file does.
 */
final class OpenedFields {
    private final TableFile file;
    private final Set<Node> judgedStructs = new HashSet<>();
    private boolean isAllJudged;
    private boolean areRowsJudged;

    private OpenedFields(TableFile file) {
        this.file = file;
    }

    /**
     * Compares a file with a class.
     *
     * @param lock knows which fields have been renamed
     * @throws org.marshal4j.runtime.MarshalException MARSHAL249 if a field has another type, or may be that of
     *     a column with another name
     */
    static OpenedFields of(TableFile file, Schema now, LockFile lock) {
        OpenedFields fields = new OpenedFields(file);
        String fingerprint = StoredTypes.fingerprint(file);
        if (!fingerprint.isEmpty() && fingerprint.equals(FileTypes.fingerprint(now)) && hasNames(file, now, lock)) {
            fields.isAllJudged = true;
        } else {
            StoredTypes.of(file, lock).ifPresent(was -> fields.compare(was, now));
        }
        return fields;
    }

    /** For columns that are requested as the file has them: there is nothing to compare. */
    static OpenedFields asStored(TableFile file) {
        OpenedFields fields = new OpenedFields(file);
        fields.isAllJudged = true;
        return fields;
    }

    /** Whether the classes behind the numbers in values are the same ones, if the fingerprints are equal. */
    private static boolean hasNames(TableFile file, Schema now, LockFile lock) {
        long names = now.namesFingerprint();
        return names == 0
                || StoredTypes.of(file, lock).stream()
                        .allMatch(was -> was.rows().namesFingerprint(was.all()) == names);
    }

    /**
     * Tells whether the fields of a struct were compared with those of its class, which needs the types of both.
     *
     * @param struct null for the rows
     */
    boolean isJudged(@Nullable Node struct) {
        return isAllJudged || (struct == null ? areRowsJudged : judgedStructs.contains(struct));
    }

    private void compare(StoredTypes was, Schema now) {
        FieldTypes types = new FieldTypes(file, was, now);
        types.requireSame();
        areRowsJudged = true;
        new Walk(was, now.resolver(), types).level(file.nodes(), was.rows(), was.presentRows(), now);
    }

    /** Compares the columns of the rows, and then those of each struct. Columns are not nested deeper than in files. */
    private final class Walk {
        private final StoredTypes was;
        private final Function<String, Schema> nowTypes;
        private final FieldTypes types;

        Walk(StoredTypes was, Function<String, Schema> nowTypes, FieldTypes types) {
            this.was = was;
            this.nowTypes = nowTypes;
            this.types = types;
        }

        void level(List<Node> columns, Schema before, Schema present, Schema now) {
            new PossibleRenames(file, types).refuse(before, present, now);
            Map<String, Node> byName = new HashMap<>();
            columns.forEach(column -> byName.put(column.nameInFile(), column));
            List<String> names = ColumnNames.of(before);
            List<String> presentNames = ColumnNames.of(present);
            List<String> nowNames = ColumnNames.of(now);
            for (int i = 0; i < names.size(); i++) {
                Node column = byName.get(names.get(i));
                int field = nowNames.indexOf(presentNames.get(i));
                if (column != null) {
                    column.rename(presentNames.get(i));
                    if (field >= 0) {
                        within(column, type(present, i), type(now, field));
                    }
                }
            }
        }

        private static WireType type(Schema schema, int field) {
            return schema.plainFields().get(field).type();
        }

        private void within(Node column, WireType was, WireType is) {
            WireType before = was.plain();
            WireType now = is.plain();
            if (column.kind() == Kind.STRUCT
                    && before instanceof WireType.Nested one
                    && now instanceof WireType.Nested other) {
                struct(column, one.type(), other.type());
            } else if (column.kind() == Kind.LIST && before.getClass() == now.getClass()) {
                Node element = column.children().get(0);
                List<Node> parts = before instanceof WireType.MapOf ? element.children() : List.of(element);
                for (int i = 0;
                        i < before.parts().size()
                                && parts.size() == before.parts().size();
                        i++) {
                    within(parts.get(i), before.parts().get(i), now.parts().get(i));
                }
            }
        }

        private void struct(Node column, String before, String now) {
            Optional<Schema> today = today(now);
            if (was.all().has(before) && today.isPresent()) {
                judgedStructs.add(column);
                level(column.children(), was.all().apply(before), was.present().apply(before), today.get());
            }
        }

        /** None for columns that hand-written code has created, with a type that has no marshaller. */
        private Optional<Schema> today(String type) {
            try {
                return Optional.of(nowTypes.apply(type));
            } catch (IllegalArgumentException e) {
                return Optional.empty();
            }
        }
    }
}
