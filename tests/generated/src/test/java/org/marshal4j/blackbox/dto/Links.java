package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;

/** A linked list with something in each link that holds no others. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
public class Links implements LinksMarshallable {
    Links next;
    End end;

    /** Leads no deeper. */
    @Marshal
    public static class End implements Links_EndMarshallable {
        byte value;
    }
}
