package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Int. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Int implements IntMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Int> list;
    Int next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
