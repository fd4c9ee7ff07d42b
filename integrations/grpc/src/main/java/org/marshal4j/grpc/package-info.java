/**
 * Messages of gRPC: {@link org.marshal4j.grpc.GrpcMarshaller} is the marshaller of a {@link io.grpc.MethodDescriptor}.
 *
 * <pre>{@code
 * MethodDescriptor<Order, Fill> fill = MethodDescriptor.<Order, Fill>newBuilder()
 *         .setType(MethodType.UNARY)
 *         .setFullMethodName("trading.Orders/Fill")
 *         .setRequestMarshaller(GrpcMarshaller.of(OrderMarshaller.INSTANCE))
 *         .setResponseMarshaller(GrpcMarshaller.of(FillMarshaller.INSTANCE))
 *         .build();
 * }</pre>
 */
@NullMarked
package org.marshal4j.grpc;

import org.jspecify.annotations.NullMarked;
