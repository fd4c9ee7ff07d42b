package com.acme;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

@Marshal(subtypes = {Event.Login.class, Event.Trade.class})
@TypeId(0)
public class Event implements EventMarshallable {
    long time;

    @Marshal
    @TypeId(1)
    public static class Login extends Event implements Event_LoginMarshallable {
        String user;
    }

    @Marshal
    @TypeId(2)
    public static class Trade extends Event implements Event_TradeMarshallable {
        double price;
        int quantity;
    }

    @Marshal
    public static class Journal implements Event_JournalMarshallable {
        Event last;
        List<Event> events;
    }
}
