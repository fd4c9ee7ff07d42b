package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Presence. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Presence implements PresenceMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Presence> list;
    Presence next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
