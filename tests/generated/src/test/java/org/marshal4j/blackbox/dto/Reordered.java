package org.marshal4j.blackbox.dto;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Parent;
import org.marshal4j.Shared;

/** Objects that know each other, and that are made in another order than that of the bytes. */
@Marshal
public class Reordered implements ReorderedMarshallable {
    Swapped swapped;
    Late late;
    List<Swapped> more;

    /** Met first in a box, it knows that box; met first elsewhere, it knows none. */
    @Marshal
    public static class Lid implements Reordered_LidMarshallable {
        @Parent
        Box box;

        int size;
    }

    /** Has a lid that others may have too. */
    @Marshal
    public static class Box implements Reordered_BoxMarshallable {
        @Shared
        Lid lid;
    }

    /** The method takes the box first. */
    @Marshal
    public static final class Swapped implements Reordered_SwappedMarshallable {
        @Shared
        private final Lid lid;

        private final Box box;

        private Swapped(Lid lid, Box box) {
            this.lid = lid;
            this.box = box;
        }

        static Swapped of(Box box, Lid lid) {
            return new Swapped(lid, box);
        }

        Lid lid() {
            return lid;
        }

        Box box() {
            return box;
        }
    }

    /** The lid is assigned when the object is made. */
    @Marshal
    public static final class Late implements Reordered_LateMarshallable {
        @Shared
        Lid lid;

        private final Box box;

        @Shared
        Lid other;

        Late(Box box) {
            this.box = box;
        }

        Box box() {
            return box;
        }
    }
}
