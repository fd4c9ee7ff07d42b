package com.acme;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Since;

/** Had no venue in revision 1. */
@Marshal(evolvable = true)
public class Order implements OrderMarshallable {
    long id;
    Side side;
    List<Event> events = new ArrayList<>();

    @Since(2)
    String venue;

    enum Side {
        BUY,
        SELL
    }
}
