package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Count. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Count implements CountMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Count> list;
    Count next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
