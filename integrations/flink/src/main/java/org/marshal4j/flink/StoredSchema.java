package org.marshal4j.flink;

import java.util.List;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.change.SchemaChanges;
import org.marshal4j.schema.lock.Schemas;

/**
 * The schema with which state was written, as the snapshot contains it.
 *
 * @param type the binary name that the class had
 * @param schemas the schemas of that class and of everything it held
 */
record StoredSchema(String type, Schemas schemas) {

    /**
     * Reads a {@link StreamHeader} of one type.
     *
     * @throws org.marshal4j.runtime.MarshalException MARSHAL219 if they are not a schema
     */
    static StoredSchema parse(byte[] bytes) {
        StreamHeader header = StreamHeader.read(Input.of(bytes));
        return new StoredSchema(header.fingerprints().keySet().iterator().next(), header.schemas());
    }

    /** How messages with a schema are framed. */
    static Frame frame(Schema schema) {
        return Frame.of(schema.fixedSize(schema.resolver()));
    }

    /** How these messages are framed. */
    Frame frame() {
        return Frame.of(schemas.apply(type).fixedSize(schemas));
    }

    /** The same schema with the knowledge of fields that have been renamed since. */
    StoredSchema followedBy(Marshalled<?> now) {
        return new StoredSchema(type, now.lock().follow(schemas));
    }

    /** The differences from the present schema of the class. */
    List<Difference> differences(Marshaller<?> now) {
        Schemas present = schemas.withPresentNames();
        Schema today = now.schema();
        return SchemaChanges.between(present.apply(type), present, today, today.resolver());
    }

    /** What happens to these messages where messages of the present schema are expected. */
    Reading reading(Marshaller<?> now) {
        Reading worst = frame().equals(frame(now.schema())) ? Reading.READ : Reading.READ_AFTER_MIGRATION;
        for (Difference difference : differences(now)) {
            worst = worst.and(difference.oldBytesNewClass());
        }
        return worst;
    }
}
