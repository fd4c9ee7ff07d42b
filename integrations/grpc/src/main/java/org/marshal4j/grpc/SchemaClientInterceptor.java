package org.marshal4j.grpc;

import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientCall;
import io.grpc.ClientInterceptor;
import io.grpc.ForwardingClientCall.SimpleForwardingClientCall;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;

/**
 * Tells the server which schemas the client's messages have, so that a {@link SchemaServerInterceptor} can refuse a
 * call before it reads a message that it would misread, or writes one that the client would.
 *
 * <pre>{@code
 * Channel channel = ClientInterceptors.intercept(connected, SchemaClientInterceptor.create());
 * }</pre>
 *
 * <p>The fingerprints of both schemas of a method are sent in the metadata of each call, and their {@linkplain
 * org.marshal4j.schema.Schema#namesFingerprint second numbers} if they have any. Nothing is sent about messages
 * without a {@link GrpcMarshaller}. A server without the interceptor ignores the metadata. Immutable and thread-safe.
 */
public final class SchemaClientInterceptor implements ClientInterceptor {
    private final boolean sendsSchemas;

    private SchemaClientInterceptor(boolean sendsSchemas) {
        this.sendsSchemas = sendsSchemas;
    }

    /**
     * Creates an interceptor that sends fingerprints.
     *
     * @return the interceptor
     */
    public static SchemaClientInterceptor create() {
        return new SchemaClientInterceptor(false);
    }

    /**
     * {@return an interceptor that sends whole schemas instead of fingerprints} A server can then judge schemas that it
     * does not know. They take a few hundred bytes for each call, and more if types have many fields; all metadata of a
     * call may take 8 KiB, unless the server sets another limit.
     */
    public SchemaClientInterceptor withSchemas() {
        return new SchemaClientInterceptor(true);
    }

    @Override
    public <ReqT, RespT> ClientCall<ReqT, RespT> interceptCall(
            MethodDescriptor<ReqT, RespT> method, CallOptions options, Channel next) {
        return new SimpleForwardingClientCall<>(next.newCall(method, options)) {
            @Override
            public void start(Listener<RespT> listener, Metadata headers) {
                announce(MessageRole.REQUEST, method.getRequestMarshaller(), headers);
                announce(MessageRole.RESPONSE, method.getResponseMarshaller(), headers);
                super.start(listener, headers);
            }
        };
    }

    private void announce(MessageRole role, MethodDescriptor.Marshaller<?> marshaller, Metadata headers) {
        // A gateway may have copied them from the call that it forwards.
        headers.discardAll(role.schema);
        headers.discardAll(role.fingerprint);
        headers.discardAll(role.names);
        if (marshaller instanceof GrpcMarshaller<?> own) {
            if (sendsSchemas) {
                headers.put(role.schema, own.schema().header());
            } else {
                headers.put(role.fingerprint, own.schema().fingerprint());
                if (!own.schema().names().isEmpty()) {
                    headers.put(role.names, own.schema().names());
                }
            }
        }
    }
}
