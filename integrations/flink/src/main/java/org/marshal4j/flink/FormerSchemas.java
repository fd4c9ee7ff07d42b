package org.marshal4j.flink;

import java.util.List;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaSource;
import org.marshal4j.schema.lock.Schemas;

/** A source of schemas whose classes no longer exist. */
record FormerSchemas(Schemas schemas) implements SchemaSource {
    @Override
    public Schema find(String typeName) {
        return schemas.apply(typeName);
    }

    /** Stored schemas have the constants in their texts. */
    @Override
    public List<String> constants(String enumName) {
        throw new IllegalArgumentException("the constants of " + enumName + " are missing");
    }

    @Override
    public boolean imports(String typeName) {
        return false;
    }

    @Override
    public boolean isImporter() {
        return false;
    }
}
