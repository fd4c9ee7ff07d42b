package org.marshal4j.examples.sockets;

import java.io.IOException;

/** A way to bring requests and responses over a socket. */
interface Transport {

    /** What it is called. */
    String label();

    /** The client's side. */
    Client connect(Wire wire) throws IOException;

    /** The server's side: answers until the client closes. */
    void serve(Wire wire, Exchange exchange) throws IOException;

    /** Asks and waits for the answer. */
    interface Client {
        Response ask(Request request) throws IOException;
    }
}
