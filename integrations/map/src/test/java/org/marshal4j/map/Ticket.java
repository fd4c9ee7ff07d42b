package org.marshal4j.map;

/** A type with two schemas: {@link TicketMarshaller} says which of them it has at the moment. */
final class Ticket {
    final long number;
    final String note;

    Ticket(long number, String note) {
        this.number = number;
        this.note = note;
    }
}
