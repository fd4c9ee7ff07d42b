package org.marshal4j.grpc;

import java.util.Map;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.LockedSchemas;
import org.marshal4j.schema.lock.Schemas;

/**
 * A schema that a client uses, with the present names of fields that were renamed.
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
        Schemas schemas = lock.follow(read.schemas()).withPresentNames();
        return new ClientSchema(types.keySet().iterator().next(), schemas);
    }

    /** A schema of a lock file. */
    static ClientSchema of(LockedSchemas.Found found) {
        return new ClientSchema(found.type(), found.schemas().withPresentNames());
    }

    /** The schema of the messages. */
    Schema schema() {
        return schemas.apply(type);
    }
}
