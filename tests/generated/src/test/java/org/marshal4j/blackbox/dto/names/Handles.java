package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Handles. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Handles implements HandlesMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Handles> list;
    Handles next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
