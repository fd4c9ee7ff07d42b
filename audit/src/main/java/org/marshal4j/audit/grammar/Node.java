package org.marshal4j.audit.grammar;

import java.util.List;
import org.marshal4j.audit.report.Place;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Value;
import org.objectweb.asm.Handle;

/** A part of what a method writes or reads. A sequence is a list of nodes. */
public sealed interface Node {

    /** The line it comes from. */
    Place place();

    /**
     * One value on the wire.
     *
     * @param id tells operations of a method apart; {@code Value.Read} names it
     * @param port the stream, if a method has several
     * @param form its form on the wire, such as {@code int32}
     * @param value what is written, or the number of bytes if the form is {@code bytes}; for other readings, what is
     *     read
     * @param method the method that is called on the stream
     * @param inside what was written to the buffer whose bytes it writes, or is read from those it reads; empty if they
     *     are no buffer's
     */
    record Op(int id, int port, String form, Value value, String method, Place place, List<Node> inside)
            implements Node {
        /** Before the name of a field, whose value follows, in a form; alone if the name is not known. */
        public static final String NAME = "field ";

        /** A value that is no buffer. */
        public Op(int id, int port, String form, Value value, String method, Place place) {
            this(id, port, form, value, method, place, List.of());
        }

        /** Whether it is the name of a field, and not a value. */
        public boolean isName() {
            return form.startsWith(NAME);
        }
    }

    /**
     * A nested object, written or read by its own pair.
     *
     * @param pair the kind of its pair
     * @param type the internal name of its class, as far as it is known
     * @param exact whether it is of this very class
     * @param receiver the object or serializer whose method is called; for one that is created, the new object
     * @param handle the method called
     */
    record Call(int id, int port, String pair, String type, boolean exact, Value receiver, Handle handle, Place place)
            implements Node {}

    /** One of two sequences. */
    record Choice(Condition condition, List<Node> yes, List<Node> no, Place place) implements Node {}

    /**
     * A sequence that is repeated.
     *
     * @param order 1 if it takes the elements of an array or a list from the start, −1 from the end; 0 if that is not
     *     known, or if there are none
     */
    record Loop(int id, Value count, List<Node> body, int order, Place place) implements Node {}

    /** Code that is not understood; {@code port} is the one stream that it can use, or −1. */
    record Opaque(String reason, int port, Place place) implements Node {

        /** Code that may use any stream. */
        public Opaque(String reason, Place place) {
            this(reason, -1, place);
        }
    }

    /** The end of a path: an exception is thrown. */
    record Fail(Place place) implements Node {}

    /** A case of a switch is entered from the case before it. */
    record FallThrough(Place place) implements Node {}
}
