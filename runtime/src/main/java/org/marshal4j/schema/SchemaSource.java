package org.marshal4j.schema;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshallerRegistry;
import org.marshal4j.runtime.Marshallers;

/**
 * Where the schemas of the types that a type is made of come from.
 *
 * @param loader of classes
 * @param imported the marshallers, by the binary names of their types, that do not stand in the packages of these
 */
public record SchemaSource(@Nullable ClassLoader loader, Map<String, String> imported) {
    public SchemaSource {
        imported = Map.copyOf(imported);
    }

    /** Without imported types. */
    static SchemaSource of(@Nullable ClassLoader loader) {
        return new SchemaSource(loader, Map.of());
    }

    /** Whether it knows best where the marshaller of that type is. */
    boolean imports(String typeName) {
        return imported.containsKey(typeName);
    }

    /**
     * The schema of a type by its binary name.
     *
     * @throws IllegalArgumentException if there is no such class, or no marshaller for it
     */
    Schema find(String typeName) {
        String marshaller = imported.get(typeName);
        if (marshaller != null) {
            return MarshallerRegistry.named(marshaller, loader).schema();
        }
        try {
            return Marshallers.of(Class.forName(typeName, false, loader)).schema();
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException(
                    "the schema of " + typeName + " cannot be found: there is no such class", e);
        }
    }
}
