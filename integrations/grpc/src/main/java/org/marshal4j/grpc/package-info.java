/**
 * For users: messages of gRPC. {@link org.marshal4j.grpc.GrpcMarshaller} is the marshaller for a
 * {@link io.grpc.MethodDescriptor}. {@link org.marshal4j.grpc.SchemaClientInterceptor} and
 * {@link org.marshal4j.grpc.SchemaServerInterceptor} find out whether the other side has another schema of a type.
 */
@NullMarked
package org.marshal4j.grpc;

import org.jspecify.annotations.NullMarked;
