package org.marshal4j.tests.grpc;

import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientInterceptor;
import io.grpc.ClientInterceptors;
import io.grpc.ManagedChannel;
import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.MethodType;
import io.grpc.Server;
import io.grpc.ServerInterceptor;
import io.grpc.ServerInterceptors;
import io.grpc.ServerServiceDefinition;
import io.grpc.netty.shaded.io.grpc.netty.NettyChannelBuilder;
import io.grpc.netty.shaded.io.grpc.netty.NettyServerBuilder;
import io.grpc.stub.ClientCalls;
import io.grpc.stub.ServerCalls;
import io.grpc.stub.StreamObserver;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** A server of one method over a socket, and clients that may have other marshallers for it. */
final class TradeService implements AutoCloseable {
    private final List<Object> received = new ArrayList<>();
    private final List<ManagedChannel> channels = new ArrayList<>();
    private final Server server;

    /** Starts a server that answers each request with what the handler returns. */
    <Q, P> TradeService(
            ServerInterceptor interceptor,
            MethodDescriptor.Marshaller<Q> requests,
            MethodDescriptor.Marshaller<P> responses,
            Function<Q, P> handler)
            throws IOException {
        this(service -> ServerInterceptors.intercept(service, interceptor), requests, responses, handler);
    }

    /** Starts a server whose service is wrapped. */
    <Q, P> TradeService(
            UnaryOperator<ServerServiceDefinition> wrapper,
            MethodDescriptor.Marshaller<Q> requests,
            MethodDescriptor.Marshaller<P> responses,
            Function<Q, P> handler)
            throws IOException {
        ServerServiceDefinition service = ServerServiceDefinition.builder("shop.Trades")
                .addMethod(method(requests, responses), ServerCalls.asyncBidiStreamingCall(answers -> {
                    return new Requests<>(answers, handler);
                }))
                .build();
        server = NettyServerBuilder.forAddress(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
                .addService(wrapper.apply(service))
                .build()
                .start();
    }

    /** Starts a server that sends back what it gets. */
    static TradeService echo(ServerInterceptor interceptor, Version version) throws IOException {
        return new TradeService(interceptor, version.messages(), version.messages(), UnaryOperator.identity());
    }

    private static <Q, P> MethodDescriptor<Q, P> method(
            MethodDescriptor.Marshaller<Q> requests, MethodDescriptor.Marshaller<P> responses) {
        return MethodDescriptor.<Q, P>newBuilder()
                .setType(MethodType.BIDI_STREAMING)
                .setFullMethodName("shop.Trades/Send")
                .setRequestMarshaller(requests)
                .setResponseMarshaller(responses)
                .build();
    }

    /** Sends requests, and returns the answers. */
    <Q, P> List<P> send(
            List<? extends Q> trades,
            MethodDescriptor.Marshaller<Q> requests,
            MethodDescriptor.Marshaller<P> responses,
            ClientInterceptor... interceptors)
            throws Exception {
        ManagedChannel socket = NettyChannelBuilder.forAddress(
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), server.getPort()))
                .usePlaintext()
                .build();
        channels.add(socket);
        Channel channel = ClientInterceptors.intercept(socket, interceptors);
        Answers<P> answers = new Answers<>();
        StreamObserver<Q> call = ClientCalls.asyncBidiStreamingCall(
                channel.newCall(method(requests, responses), CallOptions.DEFAULT), answers);
        trades.forEach(call::onNext);
        call.onCompleted();
        return answers.await();
    }

    /** Sends a trade of this version, and returns the answer. */
    Object send(Object trade, Version version, ClientInterceptor... interceptors) throws Exception {
        List<Object> answers = send(List.of(trade), version.messages(), version.messages(), interceptors);
        return answers.get(0);
    }

    /** Returns all requests that reached the service. */
    List<Object> received() {
        synchronized (received) {
            return List.copyOf(received);
        }
    }

    @Override
    public void close() {
        channels.forEach(ManagedChannel::shutdownNow);
        server.shutdownNow();
    }

    /** Receives the requests of a client. */
    private final class Requests<Q, P> implements StreamObserver<Q> {
        private final StreamObserver<P> answers;
        private final Function<Q, P> handler;

        Requests(StreamObserver<P> answers, Function<Q, P> handler) {
            this.answers = answers;
            this.handler = handler;
        }

        @Override
        public void onNext(Q request) {
            synchronized (received) {
                received.add(request);
            }
            answers.onNext(handler.apply(request));
        }

        @Override
        public void onError(Throwable failure) {
            // The call is over, and gRPC knows it.
        }

        @Override
        public void onCompleted() {
            answers.onCompleted();
        }
    }
}
