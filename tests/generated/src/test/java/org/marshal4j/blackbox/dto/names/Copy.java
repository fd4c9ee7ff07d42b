package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Copy. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Copy implements CopyMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Copy> list;
    Copy next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
