package org.marshal4j.grpc;

import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerInterceptor;
import io.grpc.ServerServiceDefinition;
import io.grpc.Status;
import java.util.Optional;
import org.marshal4j.schema.lock.LockFile;

/**
 * Refuses calls of clients whose messages have other schemas, before a message is read.
 *
 * <pre>{@code
 * ServerServiceDefinition checked = ServerInterceptors.intercept(service, SchemaServerInterceptor.create());
 * }</pre>
 *
 * <p>A {@link SchemaClientInterceptor} sends the schemas. A call is accepted if the server can read every request of
 * the client's schema, and the client every response of the server's schema, as is the case for evolvable types. Any
 * other call is closed with FAILED_PRECONDITION and a description that names the type and each difference, or what to
 * do if the client's schema is not known. A call that does not say which schemas the client has is closed in the same
 * way, unless you choose {@link #withUncheckedCalls}. Messages without a {@link GrpcMarshaller} are not checked.
 *
 * <p>Immutable and thread-safe.
 */
public final class SchemaServerInterceptor implements ServerInterceptor {
    private final SchemaJudge judge;
    private final boolean acceptsUnchecked;

    private SchemaServerInterceptor(SchemaJudge judge, boolean acceptsUnchecked) {
        this.judge = judge;
        this.acceptsUnchecked = acceptsUnchecked;
    }

    /**
     * Creates an interceptor that knows no former schemas.
     *
     * @return the interceptor
     */
    public static SchemaServerInterceptor create() {
        return new SchemaServerInterceptor(new SchemaJudge(LockFile.empty()), false);
    }

    /**
     * {@return an interceptor that finds the schemas of older clients in a lock file, and recognises fields that were
     * renamed since}
     *
     * @param lock the lock file, such as the one that {@link org.marshal4j.schema.lock.PackagedLock} finds in the jar of a
     *     class
     */
    public SchemaServerInterceptor withLock(LockFile lock) {
        return new SchemaServerInterceptor(new SchemaJudge(lock), acceptsUnchecked);
    }

    /**
     * {@return an interceptor that also accepts calls of clients without a {@link SchemaClientInterceptor}} Their
     * messages are assumed to have the server's schemas.
     */
    public SchemaServerInterceptor withUncheckedCalls() {
        return new SchemaServerInterceptor(judge, true);
    }

    /**
     * Checks the methods of a service as this interceptor does, but converts requests of other schemas as {@link
     * org.marshal4j.runtime.inspect.FormerMessages} does, instead of refusing them. Use it in place of {@code
     * ServerInterceptors.intercept}:
     *
     * <pre>{@code
     * ServerServiceDefinition converting = SchemaServerInterceptor.create().withLock(lock).convertRequests(service);
     * }</pre>
     *
     * <p>A client must still be able to read all responses. If it cannot, or none of its requests could be converted,
     * the call is refused. Requests are read when they are passed to the service: interceptors that are applied to the
     * returned service get them as bytes, so apply others first.
     *
     * @param service the service
     * @return a service with the same methods
     */
    public ServerServiceDefinition convertRequests(ServerServiceDefinition service) {
        return ConvertedMethod.all(service, this);
    }

    @Override
    public <ReqT, RespT> ServerCall.Listener<ReqT> interceptCall(
            ServerCall<ReqT, RespT> call, Metadata headers, ServerCallHandler<ReqT, RespT> next) {
        MethodDescriptor<ReqT, RespT> method = call.getMethodDescriptor();
        Optional<String> refusal = refusal(MessageRole.REQUEST, method.getRequestMarshaller(), headers)
                .or(() -> refusal(MessageRole.RESPONSE, method.getResponseMarshaller(), headers));
        return refusal.isEmpty() ? next.startCall(call, headers) : refuse(call, refusal.get());
    }

    /** Closes a call, and returns a listener that does nothing. */
    static <T> ServerCall.Listener<T> refuse(ServerCall<T, ?> call, String refusal) {
        String description = call.getMethodDescriptor().getFullMethodName() + ": " + refusal;
        call.close(Status.FAILED_PRECONDITION.withDescription(description), new Metadata());
        return new ServerCall.Listener<>() {};
    }

    SchemaJudge judge() {
        return judge;
    }

    /** Why to refuse a call, because of its requests or its responses; empty if it is not refused. */
    Optional<String> refusal(MessageRole role, MethodDescriptor.Marshaller<?> marshaller, Metadata headers) {
        if (!(marshaller instanceof GrpcMarshaller<?> own)) {
            return Optional.empty();
        }
        MessageSchema here = own.schema();
        byte[] header = headers.get(role.schema);
        if (header != null) {
            return judge.refusal(role, here, header);
        }
        String fingerprint = headers.get(role.fingerprint);
        if (fingerprint != null) {
            return judge.refusal(role, here, fingerprint, headers.get(role.names));
        }
        return acceptsUnchecked ? Optional.empty() : Optional.of(unannounced(here));
    }

    private static String unannounced(MessageSchema here) {
        return "the client does not say which schema of " + here.type()
                + " it has. Give it a SchemaClientInterceptor, or have the server accept such calls"
                + " (SchemaServerInterceptor.withUncheckedCalls)";
    }
}
