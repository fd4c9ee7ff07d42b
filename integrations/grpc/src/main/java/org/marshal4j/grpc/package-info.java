/**
 * For users: messages of gRPC. {@link org.marshal4j.grpc.GrpcMarshaller} is the marshaller for a
 * {@link io.grpc.MethodDescriptor}.
 */
@NullMarked
package org.marshal4j.grpc;

import org.jspecify.annotations.NullMarked;
