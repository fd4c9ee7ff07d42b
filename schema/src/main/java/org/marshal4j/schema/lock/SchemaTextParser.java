package org.marshal4j.schema.lock;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marshal4j.schema.NoSource;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaHead;

/** Reads schema files, one after another: a head, and a block for each type. */
final class SchemaTextParser {
    private SchemaTextParser() {}

    /** The schemas; those of a lock file are the accepted ones. */
    static Schemas parse(String text) {
        LockDamage.refuse(text);
        SchemaLines lines = new SchemaLines(text);
        List<Schema> schemas = new ArrayList<>();
        while (lines.skipBlank()) {
            if (lines.isNumber(SchemaLines.REVISION)) {
                return Schemas.of(lock(text).accepted().values());
            }
            if (lines.isNumber(SchemaLines.WIRE)) {
                lines.takeWire();
            } else {
                schemas.add(schema(lines));
            }
        }
        return Schemas.of(schemas);
    }

    /** A lock file that leaves no constants of enums out. */
    static LockFile lock(String text) {
        return LockFile.parse(text, SchemaTextParser::constants);
    }

    private static Schema schema(SchemaLines lines) {
        int position = lines.position();
        try {
            SchemaHead head = SchemaHead.parse(lines.take());
            return head.schema(lines.takeIndented(), SchemaTextParser::constants);
        } catch (IllegalArgumentException e) {
            throw SchemaLines.badAt(position, e.getMessage());
        }
    }

    private static Optional<List<String>> constants(String name) {
        return Optional.of(NoSource.INSTANCE.constants(name));
    }
}
