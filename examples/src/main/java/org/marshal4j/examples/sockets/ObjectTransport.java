package org.marshal4j.examples.sockets;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/**
 * Sends the same objects with Java's own serialization.
 *
 * @param resets whether each message is complete in itself; if not, both sides keep every object that was ever
 *     sent over the socket
 */
record ObjectTransport(boolean resets) implements Transport {
    @Override
    public String label() {
        return resets ? "ObjectOutputStream, reset" : "ObjectOutputStream, never reset";
    }

    @Override
    public Client connect(Wire wire) throws IOException {
        ObjectOutputStream out = out(wire);
        ObjectInputStream in = in(wire);
        return request -> {
            send(request, out);
            return (Response) receive(in);
        };
    }

    @Override
    public void serve(Wire wire, Exchange exchange) throws IOException {
        ObjectOutputStream out = out(wire);
        ObjectInputStream in = in(wire);
        try {
            while (true) {
                RequestMarshaller.dispatch((Request) receive(in), exchange);
                send(exchange.answer(), out);
            }
        } catch (EOFException e) {
            // An object stream has no other way to tell that the client has closed it.
        }
    }

    private static ObjectOutputStream out(Wire wire) throws IOException {
        ObjectOutputStream out = new ObjectOutputStream(new BufferedOutputStream(wire.out()));
        out.flush();
        return out;
    }

    private static ObjectInputStream in(Wire wire) throws IOException {
        return new ObjectInputStream(new BufferedInputStream(wire.in()));
    }

    private void send(Object message, ObjectOutputStream out) throws IOException {
        out.writeObject(message);
        if (resets) {
            out.reset();
        }
        out.flush();
    }

    private static Object receive(ObjectInputStream in) throws IOException {
        try {
            return in.readObject();
        } catch (ClassNotFoundException e) {
            throw new IOException(e);
        }
    }
}
