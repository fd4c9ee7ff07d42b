package org.marshal4j.schema;

import java.util.List;

/**
 * Where the schemas of the types that a type is made of come from, and the constants of enums that a text leaves out. It always gives the
 * same answers: a schema remembers them. Thread-safe.
 */
public interface SchemaSource {
    /**
     * The schema of a type by its binary name.
     *
     * @throws IllegalArgumentException if it is not found
     */
    Schema find(String typeName);

    /**
     * The constants of an enum by its binary name, in order of declaration.
     *
     * @throws IllegalArgumentException if they are not known
     */
    List<String> constants(String enumName);

    /** Whether it knows best where the schema of that type is, since it is one of an importer's. */
    boolean imports(String typeName);

    /** Whether it does so of any type. */
    boolean isImporter();
}
