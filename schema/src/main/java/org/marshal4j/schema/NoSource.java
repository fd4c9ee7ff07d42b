package org.marshal4j.schema;

import java.util.List;
import org.marshal4j.schema.text.ShownText;

/** The source of a schema that is described by its text alone. */
public class NoSource implements SchemaSource {
    public static final NoSource INSTANCE = new NoSource();

    @Override
    public Schema find(String typeName) {
        throw MissingSchema.of(typeName);
    }

    @Override
    public List<String> constants(String enumName) {
        throw new IllegalArgumentException("the constants of " + ShownText.of(enumName) + " are missing");
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
