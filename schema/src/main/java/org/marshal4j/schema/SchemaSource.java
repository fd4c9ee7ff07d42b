package org.marshal4j.schema;

import java.util.List;

/**
 * Provides the schemas of nested types, and the constants of enums that a text leaves out. It must always give the same
 * answers, since a schema remembers them. Thread-safe.
 */
public interface SchemaSource {
    /**
     * {@return the schema of a type}
     *
     * @param typeName the binary name of the type
     * @throws IllegalArgumentException if it is not found
     */
    Schema find(String typeName);

    /**
     * Returns the constants of an enum.
     *
     * @param enumName the binary name of the enum
     * @return the constants in order of declaration
     * @throws IllegalArgumentException if they are not known
     */
    List<String> constants(String enumName);

    /**
     * {@return whether this source takes precedence for a type, because the importer that it belongs to imports that
     * type}
     *
     * @param typeName the binary name of the type
     */
    boolean imports(String typeName);

    /** {@return whether this source takes precedence for any type} */
    boolean isImporter();
}
