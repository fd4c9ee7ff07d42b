package org.marshal4j.processor.schema;

/**
 * A field as a schema describes it.
 *
 * @param name its name in Java
 * @param wire its wire type, in the notation of docs/wire-format.md
 */
public record SchemaField(String name, String wire) {

    /** {@code name wire}, as the runtime and the recorded list of fields have it. */
    @Override
    public String toString() {
        return name + " " + wire;
    }
}
