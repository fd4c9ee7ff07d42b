package org.marshal4j.tools.sample;

import org.marshal4j.Marshal;

/** A part of other messages. */
@Marshal
public class Leg implements LegMarshallable {
    public String name;
    public double price;

    /** Returns a leg that follows from a number. */
    public static Leg of(int number) {
        Leg leg = new Leg();
        leg.name = "leg " + number;
        leg.price = number * 0.5;
        return leg;
    }
}
