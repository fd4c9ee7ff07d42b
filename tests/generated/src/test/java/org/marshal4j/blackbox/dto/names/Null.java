package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Null. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Null implements NullMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Null> list;
    Null next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
