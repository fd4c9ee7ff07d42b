package org.marshal4j.blackbox.dto;

import java.util.List;
import org.marshal4j.Marshal;

/** Holds objects whose constructors do not take everything. */
@Marshal(view = true)
public class Picky implements PickyMarshallable {
    /** What the constructors throw at. */
    static final int BAD = 0x5EEDBAD;

    int number;
    Part part;
    List<Part> parts;
    long last;

    /** A record with an opinion. */
    @Marshal
    public record Part(int a, byte b) implements Picky_PartMarshallable {
        /** Refuses one number. */
        public Part {
            if (a == BAD) {
                throw new IllegalStateException("bad a");
            }
        }
    }
}
