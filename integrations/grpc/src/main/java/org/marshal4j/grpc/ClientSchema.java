package org.marshal4j.grpc;

import java.util.Map;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.runtime.WrittenSchema;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.LockedSchemas;
import org.marshal4j.schema.lock.Schemas;

/**
 * A schema that a client uses. It knows the present names of fields that were renamed.
 *
 * @param type the binary name of the client's class
 * @param schemas the schemas of that class and of all types it holds
 */
record ClientSchema(String type, Schemas schemas) {

    /**
     * Reads what a client has sent.
     *
     * @throws org.marshal4j.runtime.MarshalException MARSHAL219 if it is not a stream header
     * @throws IllegalArgumentException if it is not the schema of one type
     */
    static ClientSchema parse(byte[] header, LockFile lock) {
        StreamHeader read = StreamHeader.read(Input.of(header));
        Map<String, Long> types = read.fingerprints();
        if (types.size() != 1) {
            throw new IllegalArgumentException("it is that of " + types.size() + " types");
        }
        Schemas schemas = lock.follow(read.schemas());
        return new ClientSchema(types.keySet().iterator().next(), schemas);
    }

    /** A schema of a lock file. */
    static ClientSchema of(LockedSchemas.Found found) {
        return new ClientSchema(found.type(), found.schemas());
    }

    /** The schema id of the client's messages; 0 if the server's marshaller does not read them by it. */
    int schemaId(Marshaller<?> server) {
        Schema schema = schemas.apply(type);
        return server.schemaIdOf(schema.fingerprint(schemas), schema.namesFingerprint(schemas));
    }

    /** The schema of the messages. */
    WrittenSchema written() {
        return WrittenSchema.of(schemas, type);
    }
}
