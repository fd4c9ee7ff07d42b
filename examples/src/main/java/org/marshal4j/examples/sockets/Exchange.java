package org.marshal4j.examples.sockets;

import java.util.HashSet;
import java.util.Set;

/**
 * The server's side of one session, with a method for each kind of request. If a kind is added to {@link Request},
 * this class does not compile until it has a method for it.
 */
final class Exchange implements RequestMarshaller.Handler {

    private final Set<Long> open = new HashSet<>();
    private Response answer = new Response.Refused(0, "nothing was asked for");

    /** Returns the answer to the last request. */
    Response answer() {
        return answer;
    }

    @Override
    public void on(Request.Login login) {
        answer = new Response.Welcome(login.user(), open.size());
    }

    @Override
    public void on(Request.Place place) {
        if (place.quantity() <= 0) {
            answer = new Response.Refused(place.id(), "no quantity");
        } else if (open.add(place.id())) {
            answer = new Response.Done(place.id(), open.size());
        } else {
            answer = new Response.Refused(place.id(), "the number is taken");
        }
    }

    @Override
    public void on(Request.Cancel cancel) {
        answer = open.remove(cancel.id())
                ? new Response.Done(cancel.id(), open.size())
                : new Response.Refused(cancel.id(), "no such order");
    }
}
