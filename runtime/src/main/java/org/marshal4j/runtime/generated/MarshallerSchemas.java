package org.marshal4j.runtime.generated;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshallerRegistry;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaSource;
import org.marshal4j.schema.text.ShownText;

/**
 * Finds the schemas of marshallers by the binary names of their types.
 *
 * @param loader the class loader
 * @param imported the binary names of marshallers that are not in the package of their type, by the binary name of the
 *     type
 */
public record MarshallerSchemas(@Nullable ClassLoader loader, Map<String, String> imported) implements SchemaSource {
    /** Copies the names. */
    public MarshallerSchemas {
        imported = Map.copyOf(imported);
    }

    @Override
    public boolean imports(String typeName) {
        return imported.containsKey(typeName);
    }

    @Override
    public boolean isImporter() {
        return !imported.isEmpty();
    }

    /**
     * Finds the schema of a type by its binary name.
     *
     * @throws IllegalArgumentException if there is no such class, or no marshaller for it
     */
    @Override
    public Schema find(String typeName) {
        String marshaller = imported.get(typeName);
        if (marshaller != null) {
            return MarshallerRegistry.named(marshaller, loader).schema();
        }
        try {
            return Marshallers.of(Class.forName(typeName, false, loader)).schema();
        } catch (ClassNotFoundException e) {
            // Without the cause, whose message is the name as it is.
            throw new IllegalArgumentException(
                    "the schema of " + ShownText.of(typeName) + " cannot be found: there is no such class");
        }
    }

    @Override
    public List<String> constants(String enumName) {
        try {
            Object[] constants = Class.forName(enumName, false, loader).getEnumConstants();
            if (constants != null) {
                // No stream: a type with schema ids asks before its first message, and a JVM's first one takes long.
                List<String> names = new ArrayList<>();
                for (Object constant : constants) {
                    names.add(((Enum<?>) constant).name());
                }
                return names;
            }
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException(
                    "the constants of " + ShownText.of(enumName) + " are unknown: there is no such class");
        }
        throw new IllegalArgumentException(ShownText.of(enumName) + " is not an enum");
    }
}
