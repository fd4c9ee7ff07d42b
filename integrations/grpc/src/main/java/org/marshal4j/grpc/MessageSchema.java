package org.marshal4j.grpc;

import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.schema.Schema;

/** The schema of a type on this side. It is made once for a marshaller, since a fingerprint takes long to compute. */
final class MessageSchema {
    private final Marshaller<?> marshaller;
    private final String fingerprint;
    private final String names;
    private final byte[] header;

    MessageSchema(Marshaller<?> marshaller) {
        this.marshaller = marshaller;
        Schema schema = marshaller.schema();
        fingerprint = text(schema.fingerprint());
        long second = schema.namesFingerprint();
        names = second == 0 ? "" : text(second);
        header = StreamHeader.toBytes(marshaller);
    }

    static String text(long fingerprint) {
        return HexFormat.of().toHexDigits(fingerprint);
    }

    Marshaller<?> marshaller() {
        return marshaller;
    }

    /**
     * The schema id of a client's messages, of which it has sent the fingerprint and perhaps the second number; 0 if the
     * marshaller does not read them by it.
     */
    int schemaId(String clients, @Nullable String second) {
        try {
            return marshaller.schemaIdOf(
                    HexFormat.fromHexDigitsToLong(clients), second == null ? 0 : HexFormat.fromHexDigitsToLong(second));
        } catch (IllegalArgumentException e) {
            // A client may send anything.
            return 0;
        }
    }

    /** The binary name of the type. */
    String type() {
        return marshaller.schema().type();
    }

    /** The fingerprint, as 16 hexadecimal digits. */
    String fingerprint() {
        return fingerprint;
    }

    /** The second number, for the classes behind the numbers in messages, in the same form; empty if there are none. */
    String names() {
        return names;
    }

    /** The schema as {@link StreamHeader} writes it. Nobody changes the array. */
    byte[] header() {
        return header;
    }
}
