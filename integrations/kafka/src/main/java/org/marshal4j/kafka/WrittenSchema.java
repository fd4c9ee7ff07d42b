package org.marshal4j.kafka;

import java.util.Map;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.schema.Fingerprint;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.schema.text.ShownText;

/**
 * A schema that messages were written with.
 *
 * <pre>{@code
 * schemaTopic.find(fingerprint).ifPresent(schema -> System.out.println(schema.schemas()));
 * }</pre>
 *
 * @param type the binary name that their class had
 * @param schemas the schemas of that class and of all types it held
 */
public record WrittenSchema(String type, Schemas schemas) {

    /** {@return the fingerprint that the messages carry} */
    public long fingerprint() {
        return schemas.apply(type).fingerprint(schemas);
    }

    /**
     * {@return one number for the schema and the classes behind the numbers in its messages: the fingerprint, unless
     * {@link Schema#namesFingerprint} is not 0}
     */
    public long combinedFingerprint() {
        return Fingerprint.combined(fingerprint(), schemas.apply(type).namesFingerprint(schemas));
    }

    /**
     * Reads a {@link StreamHeader} of one type.
     *
     * @param number the fingerprint of the expected schema, or the combined one
     * @throws MarshalException MARSHAL219 if the bytes are not the schema of one type
     * @throws IllegalArgumentException if they are another schema than the expected one, or only part of it
     */
    static WrittenSchema parse(byte[] bytes, long number) {
        StreamHeader header = StreamHeader.read(Input.of(bytes));
        Map<String, Long> types = header.fingerprints();
        if (types.size() != 1) {
            throw new IllegalArgumentException("the schema is that of " + types.size() + " types");
        }
        WrittenSchema schema = new WrittenSchema(types.keySet().iterator().next(), header.schemas());
        // Computed from the schemas themselves, since the fingerprint in the bytes may be wrong.
        if (schema.fingerprint() != number && schema.combinedFingerprint() != number) {
            throw new IllegalArgumentException("the schema of " + ShownText.of(schema.type()) + " has the fingerprint "
                    + KnownSchemas.text(schema.combinedFingerprint()) + ", and the message "
                    + KnownSchemas.text(number));
        }
        return schema;
    }
}
