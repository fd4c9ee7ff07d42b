package org.marshal4j.tests.grpc;

import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.MethodType;
import io.grpc.ServerServiceDefinition;
import io.grpc.stub.ServerCalls;
import io.grpc.stub.StreamObserver;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.grpc.GrpcMarshaller;

/** Answers orders with fills, one at a time or many. */
final class OrderService {
    private static final String NAME = "trading.Orders";

    static final MethodDescriptor<Order, Fill> FILL = method(MethodType.UNARY, "Fill");
    static final MethodDescriptor<Order, Fill> FILL_LINES = method(MethodType.SERVER_STREAMING, "FillLines");
    static final MethodDescriptor<Order, Fill> FILL_ALL = method(MethodType.CLIENT_STREAMING, "FillAll");
    static final MethodDescriptor<Order, Fill> FILL_EACH = method(MethodType.BIDI_STREAMING, "FillEach");

    private OrderService() {}

    private static MethodDescriptor<Order, Fill> method(MethodType type, String name) {
        return MethodDescriptor.<Order, Fill>newBuilder()
                .setType(type)
                .setFullMethodName(MethodDescriptor.generateFullMethodName(NAME, name))
                .setRequestMarshaller(GrpcMarshaller.of(OrderMarshaller.INSTANCE))
                .setResponseMarshaller(GrpcMarshaller.of(FillMarshaller.INSTANCE))
                .build();
    }

    static ServerServiceDefinition definition() {
        return ServerServiceDefinition.builder(NAME)
                .addMethod(FILL, ServerCalls.asyncUnaryCall((Order order, StreamObserver<Fill> fills) -> {
                    fills.onNext(fill(List.of(order)));
                    fills.onCompleted();
                }))
                .addMethod(
                        FILL_LINES, ServerCalls.asyncServerStreamingCall((Order order, StreamObserver<Fill> fills) -> {
                            // A single object for all of them.
                            Fill fill = new Fill();
                            fill.order = order.id();
                            for (Order.Line line : order.lines()) {
                                fill.lines++;
                                fill.sum += line.quantity() * line.price();
                                fills.onNext(fill);
                            }
                            fills.onCompleted();
                        }))
                .addMethod(FILL_ALL, ServerCalls.asyncClientStreamingCall(fills -> new Orders(fills) {
                    private final List<Order> all = new ArrayList<>();

                    @Override
                    public void onNext(Order order) {
                        all.add(order);
                    }

                    @Override
                    public void onCompleted() {
                        fills.onNext(fill(all));
                        fills.onCompleted();
                    }
                }))
                .addMethod(FILL_EACH, ServerCalls.asyncBidiStreamingCall(fills -> new Orders(fills) {
                    @Override
                    public void onNext(Order order) {
                        fills.onNext(fill(List.of(order)));
                    }
                }))
                .build();
    }

    static Fill fill(List<Order> orders) {
        Fill fill = new Fill();
        for (Order order : orders) {
            fill.order = order.id();
            for (Order.Line line : order.lines()) {
                fill.lines++;
                fill.sum += line.quantity() * line.price();
            }
        }
        return fill;
    }

    /** Receives the orders of a client that sends several. */
    private abstract static class Orders implements StreamObserver<Order> {
        private final StreamObserver<Fill> fills;

        Orders(StreamObserver<Fill> fills) {
            this.fills = fills;
        }

        @Override
        public void onError(Throwable failure) {
            // The call is over, and gRPC knows it.
        }

        @Override
        public void onCompleted() {
            fills.onCompleted();
        }
    }
}
