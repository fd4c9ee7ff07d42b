package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;

/** A linked list whose every link also holds an object that holds no others. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
public class Links implements LinksMarshallable {
    Links next;
    End end;

    /** Holds no other objects. */
    @Marshal
    public static class End implements Links_EndMarshallable {
        byte value;
    }
}
