package org.marshal4j.runtime.generated;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.FixedFieldMarshaller;
import org.marshal4j.runtime.MarshallerRegistry;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaSource;
import org.marshal4j.schema.text.ShownText;

/**
 * Finds the schemas of marshallers by the binary names of their types. If a jar has been relocated, these may be the
 * names from before.
 *
 * @param loader the class loader
 * @param imported the binary names of marshallers that are not in the package of their type, by the binary name of the
 *     type
 * @param home the package of the class whose schema names the types
 */
public record MarshallerSchemas(@Nullable ClassLoader loader, Map<String, String> imported, String home)
        implements SchemaSource {
    /** Copies the names. */
    public MarshallerSchemas {
        imported = Map.copyOf(imported);
    }

    /** Without a package, no jar has been relocated. */
    public MarshallerSchemas(@Nullable ClassLoader loader, Map<String, String> imported) {
        this(loader, imported, "");
    }

    @Override
    public boolean imports(String typeName) {
        return imported.containsKey(typeName)
                || (RelocatedNames.among(imported.keySet(), typeName) != null && !isThere(typeName));
    }

    private boolean isThere(String typeName) {
        try {
            Class.forName(typeName, false, loader);
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
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
            String relocated = RelocatedNames.among(imported.keySet(), typeName);
            if (relocated != null) {
                return find(relocated).named(typeName);
            }
            return RelocatedNames.find(typeName, home, loader, MarshallerSchemas::schemaOf)
                    .map(found -> found.named(typeName))
                    // Without the cause, whose message is the name as it is.
                    .orElseThrow(() -> new IllegalArgumentException(
                            "the schema of " + ShownText.of(typeName) + " cannot be found: there is no such class"));
        }
    }

    private static Optional<Schema> schemaOf(Class<?> type) {
        try {
            return Optional.of(Marshallers.of(type).schema());
        } catch (IllegalArgumentException e) {
            // Another class of this name.
            return Optional.empty();
        }
    }

    @Override
    public List<String> constants(String enumName) {
        try {
            return constants(Class.forName(enumName, false, loader))
                    .orElseThrow(() -> new IllegalArgumentException(ShownText.of(enumName) + " is not an enum"));
        } catch (ClassNotFoundException e) {
            return RelocatedNames.find(enumName, home, loader, MarshallerSchemas::constants)
                    .orElseThrow(() -> new IllegalArgumentException(
                            "the constants of " + ShownText.of(enumName) + " are unknown: there is no such class"));
        }
    }

    private static Optional<List<String>> constants(Class<?> type) {
        Object[] constants = type.getEnumConstants();
        if (constants == null) {
            return Optional.empty();
        }
        // No stream: a type with schema ids asks before its first message, and a JVM's first one takes long.
        List<String> names = new ArrayList<>();
        for (Object constant : constants) {
            names.add(((Enum<?>) constant).name());
        }
        return Optional.of(names);
    }

    /**
     * Finds a hand-written marshaller by the binary name of its class, without initialising it.
     *
     * @return its class; empty if there is none
     */
    public Optional<Class<?>> handWritten(String name) {
        try {
            return marshaller(Class.forName(name, false, loader));
        } catch (ClassNotFoundException e) {
            return RelocatedNames.find(name, home, loader, MarshallerSchemas::marshaller);
        }
    }

    private static Optional<Class<?>> marshaller(Class<?> type) {
        boolean isOne =
                FieldMarshaller.class.isAssignableFrom(type) || FixedFieldMarshaller.class.isAssignableFrom(type);
        return isOne ? Optional.of(type) : Optional.empty();
    }
}
