package org.marshal4j.examples.sockets;

import java.io.IOException;

/** A way to send requests and responses over a socket. */
interface Transport {

    /** Returns its name. */
    String label();

    /** Connects the client's side. */
    Client connect(Wire wire) throws IOException;

    /** Serves as the server's side: answers until the client closes the connection. */
    void serve(Wire wire, Exchange exchange) throws IOException;

    /** Sends a request and waits for the answer. */
    interface Client {
        Response ask(Request request) throws IOException;
    }
}
