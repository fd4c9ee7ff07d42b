package org.marshal4j.grpc;

import io.grpc.ForwardingServerCall;
import io.grpc.MethodDescriptor;
import io.grpc.ServerCall;
import java.util.function.Function;

/** A call whose requests arrive as bytes, as the handler of the method sees it. */
final class TypedCall<ReqT, RespT> extends ForwardingServerCall<ReqT, RespT> {
    private final ServerCall<ReqT, RespT> call;
    private final MethodDescriptor<ReqT, RespT> method;

    @SuppressWarnings("unchecked") // a call has requests only in its descriptor, which this class replaces
    TypedCall(ServerCall<byte[], RespT> call, MethodDescriptor<ReqT, RespT> method) {
        this.call = (ServerCall<ReqT, RespT>) (ServerCall<?, RespT>) call;
        this.method = method;
    }

    @Override
    protected ServerCall<ReqT, RespT> delegate() {
        return call;
    }

    @Override
    public MethodDescriptor<ReqT, RespT> getMethodDescriptor() {
        return method;
    }

    /** Passes what happens to a call on to the handler's listener, and reads its requests. */
    static final class Listener<ReqT> extends ServerCall.Listener<byte[]> {
        private final ServerCall.Listener<ReqT> listener;
        private final Function<byte[], ReqT> reader;

        Listener(ServerCall.Listener<ReqT> listener, Function<byte[], ReqT> reader) {
            this.listener = listener;
            this.reader = reader;
        }

        @Override
        public void onMessage(byte[] message) {
            listener.onMessage(reader.apply(message));
        }

        @Override
        public void onHalfClose() {
            listener.onHalfClose();
        }

        @Override
        public void onCancel() {
            listener.onCancel();
        }

        @Override
        public void onComplete() {
            listener.onComplete();
        }

        @Override
        public void onReady() {
            listener.onReady();
        }
    }
}
