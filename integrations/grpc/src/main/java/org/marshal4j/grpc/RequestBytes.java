package org.marshal4j.grpc;

import io.grpc.MethodDescriptor;
import java.io.IOException;
import java.io.InputStream;

/** The bytes of requests, which are read when it is known how. Stateless and thread-safe. */
final class RequestBytes implements MethodDescriptor.Marshaller<byte[]> {
    static final RequestBytes INSTANCE = new RequestBytes();

    private RequestBytes() {}

    @Override
    public InputStream stream(byte[] message) {
        return new MessageStream(message);
    }

    @Override
    public byte[] parse(InputStream stream) {
        try {
            return stream.readAllBytes();
        } catch (IOException e) {
            throw GrpcMarshaller.unusable(e);
        }
    }
}
