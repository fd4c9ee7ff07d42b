package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Start. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Start implements StartMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Start> list;
    Start next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
