package org.marshal4j.grpc;

import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerMethodDefinition;
import io.grpc.ServerServiceDefinition;
import io.grpc.ServiceDescriptor;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.inspect.FormerMessages;

/** A method whose requests are converted if the client has another schema. Immutable and thread-safe. */
final class ConvertedMethod<ReqT, RespT> implements ServerCallHandler<byte[], RespT> {
    private final MethodDescriptor<ReqT, RespT> method;
    private final ServerCallHandler<ReqT, RespT> handler;
    private final GrpcMarshaller<ReqT> requests;
    private final SchemaServerInterceptor checks;
    private final FormerRequests<ReqT> former;

    private ConvertedMethod(
            ServerMethodDefinition<ReqT, RespT> definition,
            GrpcMarshaller<ReqT> requests,
            SchemaServerInterceptor checks) {
        this.method = definition.getMethodDescriptor();
        this.handler = definition.getServerCallHandler();
        this.requests = requests;
        this.checks = checks;
        this.former = new FormerRequests<>(requests, checks.judge());
    }

    /** Converts the requests of all methods of a service that have a {@link GrpcMarshaller}, and checks the others. */
    static ServerServiceDefinition all(ServerServiceDefinition service, SchemaServerInterceptor checks) {
        List<ServerMethodDefinition<?, ?>> methods = service.getMethods().stream()
                .<ServerMethodDefinition<?, ?>>map(definition -> of(definition, checks))
                .toList();
        ServiceDescriptor before = service.getServiceDescriptor();
        ServiceDescriptor.Builder descriptor =
                ServiceDescriptor.newBuilder(before.getName()).setSchemaDescriptor(before.getSchemaDescriptor());
        methods.forEach(definition -> descriptor.addMethod(definition.getMethodDescriptor()));
        ServerServiceDefinition.Builder converted = ServerServiceDefinition.builder(descriptor.build());
        methods.forEach(converted::addMethod);
        return converted.build();
    }

    private static <ReqT, RespT> ServerMethodDefinition<?, RespT> of(
            ServerMethodDefinition<ReqT, RespT> definition, SchemaServerInterceptor checks) {
        MethodDescriptor<ReqT, RespT> method = definition.getMethodDescriptor();
        ServerCallHandler<ReqT, RespT> handler = definition.getServerCallHandler();
        return method.getRequestMarshaller() instanceof GrpcMarshaller<ReqT> own
                ? ServerMethodDefinition.create(
                        method.toBuilder(RequestBytes.INSTANCE, method.getResponseMarshaller())
                                .build(),
                        new ConvertedMethod<>(definition, own, checks))
                : definition.withServerCallHandler((call, headers) -> checks.interceptCall(call, headers, handler));
    }

    @Override
    public ServerCall.Listener<byte[]> startCall(ServerCall<byte[], RespT> call, Metadata headers) {
        Optional<String> refusal = checks.refusal(MessageRole.RESPONSE, method.getResponseMarshaller(), headers);
        if (refusal.isPresent()) {
            return SchemaServerInterceptor.refuse(call, refusal.get());
        }
        FormerRequests.Reading<ReqT> reading = checks.refusal(MessageRole.REQUEST, requests, headers)
                .map(why -> former.of(headers, why))
                .orElseGet(() -> new FormerRequests.Reading<>(null, Optional.empty()));
        if (reading.refusal().isPresent()) {
            return SchemaServerInterceptor.refuse(call, reading.refusal().get());
        }
        @Nullable FormerMessages<ReqT> messages = reading.messages();
        ServerCall.Listener<ReqT> listener = handler.startCall(new TypedCall<>(call, method), headers);
        return new TypedCall.Listener<>(listener, message -> requests.parse(message, messages));
    }
}
