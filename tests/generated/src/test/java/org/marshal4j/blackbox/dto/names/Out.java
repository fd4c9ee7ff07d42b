package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Out. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Out implements OutMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Out> list;
    Out next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
