package org.marshal4j.blackbox.views;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Has fields for several threads at once, aligned and unaligned, and one after a text. */
@Marshal(view = true)
class Ticket implements TicketMarshallable {
    long sequence;
    int state;
    int count;
    boolean isOpen;
    long total;

    @Required
    String symbol = "";

    long behind;

    static Ticket of(long sequence, String symbol) {
        Ticket ticket = new Ticket();
        ticket.sequence = sequence;
        ticket.symbol = symbol;
        ticket.behind = -sequence;
        return ticket;
    }

    byte[] bytes() {
        return TicketMarshaller.INSTANCE.toByteArray(this);
    }
}
