package com.acme;

import java.util.List;
import java.util.Map;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

// com.acme.Leg: 010100000002000100010101000000010100
@Marshal
public final class Leg implements LegMarshallable {
    com.acme.other.Leg leg = new com.acme.other.Leg();
    @Required private Part.Leg_ part = new Part.Leg_((short) 2);
    Side side = Side.SELL;
    com.acme.other.Side other = com.acme.other.Side.BUY;
    List<com.acme.other.Leg> legs = List.of(leg);
    Map<com.acme.other.Side, Side> sides = Map.of(com.acme.other.Side.SELL, Side.BUY);

    static class Part {
        // com.acme.Leg$Part$Leg_: 0200
        @Marshal
        record Leg_(short size) {
            static Leg_ sample() {
                return new Leg_((short) 2);
            }
        }
    }
}
