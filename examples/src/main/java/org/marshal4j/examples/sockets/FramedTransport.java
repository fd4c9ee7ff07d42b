package org.marshal4j.examples.sockets;

import java.io.EOFException;
import java.io.IOException;
import org.marshal4j.channels.Connection;

/** Sends messages of marshal4j in frames. */
final class FramedTransport implements Transport {

    @Override
    public String label() {
        return "marshal4j";
    }

    @Override
    public Client connect(Wire wire) throws IOException {
        Connection<Request, Response> connection =
                Connection.over(wire.in(), wire.out(), RequestMarshaller.INSTANCE, ResponseMarshaller.INSTANCE);
        connection.handshake();
        return request -> {
            connection.writer().write(request);
            Response response = connection.reader().read();
            if (response == null) {
                throw new EOFException("the server has closed");
            }
            return response;
        };
    }

    @Override
    public void serve(Wire wire, Exchange exchange) throws IOException {
        Connection<Response, Request> connection =
                Connection.over(wire.in(), wire.out(), ResponseMarshaller.INSTANCE, RequestMarshaller.INSTANCE);
        while (connection.reader().dispatch(RequestMarshaller::dispatch, exchange)) {
            connection.writer().write(exchange.answer());
        }
    }
}
