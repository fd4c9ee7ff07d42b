package com.acme;

import org.marshal4j.Marshal;

// com.acme.Overloaded: 0100000001020000000163
@Marshal
public class Overloaded implements OverloadedMarshallable {
    private final int id;
    private final Integer lots;
    private String text = "default";

    Overloaded(int id) {
        this(id, 99, "one argument");
    }

    Overloaded(int id, Integer lots) {
        this(id, lots, "two arguments");
    }

    Overloaded(int id, int lots) {
        this(id, -lots, "not its types");
    }

    Overloaded(int id, Integer lots, String text) {
        this.id = id;
        this.lots = lots;
        this.text = text;
    }

    Overloaded(long id, Integer lots, String text, int more) {
        this((int) id, lots, text);
    }

    static Overloaded sample() {
        return new Overloaded(1, 2, "c");
    }
}
