package org.marshal4j.tools.page;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.marshal4j.schema.FixedSizes;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.schema.wire.WireType;

/** Finds the positions of a message's fields, as far as the schema determines them. */
final class FieldRows {
    private static final SchemaField SCHEMA_ID =
            new SchemaField("(schema id)", SchemaField.parse("id int32").type());

    private FieldRows() {}

    static List<FieldRow> of(Schema schema, Function<String, Schema> resolver) {
        List<FieldRow> rows = new ArrayList<>();
        long offset = 0;
        String after = schema.isFamily() ? "the type id" : "";
        int block = 0;
        boolean inBlock = false;
        if (schema.hasSchemaId() && !schema.isFamily()) {
            rows.add(new FieldRow(SCHEMA_ID, offset, after, ++block, SchemaId.SIZE));
            offset = SchemaId.SIZE;
        }
        for (SchemaField field : schema.fields()) {
            if (field.isVersionedBlock() && !rows.isEmpty()) {
                // Later versions may have made the preceding versioned block longer.
                after = "the frame before";
                offset = 0;
            }
            int size = size(field.type(), resolver);
            // A versioned block may end before a field of a later version, so a block ends there too.
            boolean fixed = size >= 0;
            if (fixed && !(inBlock && isTogether(rows, field))) {
                block++;
            }
            inBlock = fixed;
            rows.add(new FieldRow(field, offset, after, fixed ? block : 0, size));
            offset = fixed ? offset + size : 0;
            after = fixed ? after : field.name();
        }
        return rows;
    }

    private static boolean isTogether(List<FieldRow> rows, SchemaField field) {
        SchemaField before = rows.get(rows.size() - 1).field();
        boolean isBlock = field.isVersionedBlock() || before.isVersionedBlock();
        return !isBlock && before.since() == field.since();
    }

    static int size(WireType type, Function<String, Schema> resolver) {
        return type instanceof WireType.VersionedBlock ? Integer.BYTES : new FixedSizes(resolver).of(type);
    }
}
