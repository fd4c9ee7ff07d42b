package org.marshal4j.blackbox.dto;

import java.util.List;
import org.marshal4j.Marshal;

/** Holds objects whose constructors do not accept every value. */
@Marshal(view = true)
public class Picky implements PickyMarshallable {
    /** The value that the constructor refuses. */
    static final int BAD = 0x5EEDBAD;

    int number;
    Part part;
    List<Part> parts;
    long last;

    /** A record that is picky. */
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
