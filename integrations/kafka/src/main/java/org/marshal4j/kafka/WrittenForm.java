package org.marshal4j.kafka;

import java.util.Arrays;
import java.util.Map;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.schema.Fingerprint;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.schema.text.ShownText;

/**
 * A schema that messages were written with.
 *
 * <pre>{@code
 * schemaTopic.find(fingerprint).ifPresent(form -> System.out.println(form.schemas()));
 * }</pre>
 *
 * @param type the binary name that their class had
 * @param schemas the schemas of that class and of all types it held
 */
public record WrittenForm(String type, Schemas schemas) {

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

    /** The schema of a type as bytes, as {@link StreamHeader} writes them and {@link #parse} reads them. */
    static byte[] toBytes(Marshaller<?> marshaller) {
        ArrayTarget target = new ArrayTarget(1024);
        StreamHeader.write(target.output(), marshaller);
        return Arrays.copyOf(target.array(), (int) target.output().position());
    }

    /**
     * Reads the bytes of {@link #toBytes}.
     *
     * @param number the fingerprint of the expected schema, or the combined one
     * @throws MarshalException MARSHAL219 if the bytes are not the schema of one type
     * @throws IllegalArgumentException if they are another schema than the expected one, or only part of it
     */
    static WrittenForm parse(byte[] bytes, long number) {
        StreamHeader header = StreamHeader.read(Input.of(bytes));
        Map<String, Long> types = header.fingerprints();
        if (types.size() != 1) {
            throw new IllegalArgumentException("the schema is that of " + types.size() + " types");
        }
        WrittenForm form = new WrittenForm(types.keySet().iterator().next(), header.schemas());
        // Computed from the schemas themselves, since the fingerprint in the bytes may be wrong.
        if (form.fingerprint() != number && form.combinedFingerprint() != number) {
            throw new IllegalArgumentException("the schema of " + ShownText.of(form.type()) + " has the fingerprint "
                    + Forms.text(form.combinedFingerprint()) + ", and the message " + Forms.text(number));
        }
        return form;
    }
}
