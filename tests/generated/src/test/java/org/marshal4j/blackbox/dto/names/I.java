package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named I. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class I implements IMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<I> list;
    I next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
