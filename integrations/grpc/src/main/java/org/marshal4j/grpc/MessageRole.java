package org.marshal4j.grpc;

import io.grpc.Metadata;
import java.util.Locale;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.change.SchemaChanges;
import org.marshal4j.schema.lock.Schemas;

/** Whether messages are requests or responses. The metadata of a call announces their schemas separately. */
enum MessageRole {
    REQUEST {
        @Override
        boolean isReadable(ClientSchema client, Marshaller<?> server) {
            return client.written().isReadable(server);
        }

        @Override
        boolean isReadable(int clients, Marshaller<?> server) {
            return true;
        }
    },
    RESPONSE {
        @Override
        boolean isReadable(ClientSchema client, Marshaller<?> server) {
            Schema servers = server.schema();
            int known = client.schemaId(server);
            if (known != 0) {
                return isReadable(known, server);
            }
            Schemas present = client.schemas().withPresentNames();
            return SchemaChanges.isReadable(servers, servers.resolver(), present.apply(client.type()), present);
        }

        @Override
        boolean isReadable(int clients, Marshaller<?> server) {
            // An older client does not know the ids of newer messages.
            return clients == server.schemaId();
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
    abstract boolean isReadable(ClientSchema client, Marshaller<?> server);

    /**
     * The same, if messages begin with schema ids and the server knows the client's schema.
     *
     * @param clients the schema id of the client's schema
     */
    abstract boolean isReadable(int clients, Marshaller<?> server);

    String lowerCase() {
        return name().toLowerCase(Locale.ROOT);
    }
}
