package org.marshal4j.grpc;

import io.grpc.Metadata;
import java.util.Locale;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.change.SchemaChanges;
import org.marshal4j.schema.lock.Schemas;

/** Whether messages are requests or responses. The metadata of a call announces their schemas separately. */
enum MessageRole {
    REQUEST {
        @Override
        boolean isReadable(Schema clients, Schemas clientTypes, Schema servers) {
            return SchemaChanges.isReadable(clients, clientTypes, servers, servers.resolver());
        }
    },
    RESPONSE {
        @Override
        boolean isReadable(Schema clients, Schemas clientTypes, Schema servers) {
            return SchemaChanges.isReadable(servers, servers.resolver(), clients, clientTypes);
        }
    };

    /** The fingerprint of the client's schema, as 16 hexadecimal digits. */
    final Metadata.Key<String> fingerprint =
            Metadata.Key.of("marshal4j-" + lowerCase() + "-fingerprint", Metadata.ASCII_STRING_MARSHALLER);

    /** The second number of the client's schema, if it has one, in the same form. */
    final Metadata.Key<String> names =
            Metadata.Key.of("marshal4j-" + lowerCase() + "-names", Metadata.ASCII_STRING_MARSHALLER);

    /** The client's schema as a stream header. */
    final Metadata.Key<byte[]> schema =
            Metadata.Key.of("marshal4j-" + lowerCase() + "-schema-bin", Metadata.BINARY_BYTE_MARSHALLER);

    /** Whether the side that receives these messages can read all that the other side may send. */
    abstract boolean isReadable(Schema clients, Schemas clientTypes, Schema servers);

    String lowerCase() {
        return name().toLowerCase(Locale.ROOT);
    }
}
