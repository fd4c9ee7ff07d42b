package com.acme;

import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

@Marshal
public sealed interface Event {
    @Marshal
    @TypeId(0)
    record Filled(double price, int quantity) implements Event, Event_FilledMarshallable {}

    @Marshal
    @TypeId(1)
    record Cancelled(String reason) implements Event, Event_CancelledMarshallable {}
}
