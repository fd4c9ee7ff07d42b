package org.marshal4j.grpc;

import java.util.HexFormat;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.schema.Schema;

/** The schema of a type on this side. It is made once for a marshaller, since a fingerprint takes long to compute. */
final class MessageSchema {
    private final Schema schema;
    private final String fingerprint;
    private final String names;
    private final byte[] header;

    MessageSchema(Marshaller<?> marshaller) {
        schema = marshaller.schema();
        fingerprint = text(schema.fingerprint());
        long second = schema.namesFingerprint();
        names = second == 0 ? "" : text(second);
        header = StreamHeader.toBytes(marshaller);
    }

    static String text(long fingerprint) {
        return HexFormat.of().toHexDigits(fingerprint);
    }

    Schema schema() {
        return schema;
    }

    /** The fingerprint, as 16 hexadecimal digits. */
    String fingerprint() {
        return fingerprint;
    }

    /**
     * The second number, for the classes behind the numbers in messages, in the same form; empty if there are none.
     */
    String names() {
        return names;
    }

    /** The schema as {@link StreamHeader} writes it. Nobody changes the array. */
    byte[] header() {
        return header;
    }
}
