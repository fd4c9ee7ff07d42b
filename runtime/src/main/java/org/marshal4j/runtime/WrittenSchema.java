package org.marshal4j.runtime;

import java.util.List;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.schema.change.DifferenceLines;
import org.marshal4j.schema.change.SchemaChanges;
import org.marshal4j.schema.lock.Schemas;

/**
 * The schema that wrote messages, as a header or a peer announces it, and whether they can be read here. Immutable and
 * thread-safe.
 */
public final class WrittenSchema {
    private final String type;
    private final Schemas schemas;

    private WrittenSchema(String type, Schemas schemas) {
        this.type = type;
        this.schemas = schemas;
    }

    /**
     * {@return the schema that wrote messages}
     *
     * @param schemas the writer's schemas, with the names that fields had there. They may know their present names
     * @param type the binary name of the type of the messages there
     */
    public static WrittenSchema of(Schemas schemas, String type) {
        return new WrittenSchema(type, schemas);
    }

    /**
     * {@return whether a marshaller reads every message, without anybody's help} If messages begin with schema ids,
     * only they count: each message is read by its own.
     *
     * @param marshaller the marshaller
     * @throws IllegalArgumentException if a schema is missing
     */
    public boolean isReadable(Marshaller<?> marshaller) {
        Schema today = marshaller.schema();
        Schema written = schemas.apply(type);
        if (today.hasSchemaId() && written.hasSchemaId()) {
            long fingerprint = written.fingerprint(schemas);
            long names = written.namesFingerprint(schemas);
            // The history need not be loaded for today's messages.
            return (fingerprint == today.fingerprint() && names == today.namesFingerprint())
                    || marshaller.schemaIdOf(fingerprint, names) != 0;
        }
        Schemas present = schemas.withPresentNames();
        return SchemaChanges.isReadable(present.apply(type), present, today, today.resolver());
    }

    /**
     * Describes what differs from the schema here.
     *
     * @param marshaller the marshaller of the type here
     * @return a line for each difference
     * @throws IllegalArgumentException if a schema is missing
     */
    public List<String> differences(Marshaller<?> marshaller) {
        Schema today = marshaller.schema();
        Schemas present = schemas.withPresentNames();
        List<String> lines = DifferenceLines.between(present.apply(type), present, today, today.resolver());
        return lines.isEmpty()
                ? List.of("no accepted schema has the id " + SchemaId.text(SchemaId.of(schemas.apply(type), schemas)))
                : lines;
    }
}
