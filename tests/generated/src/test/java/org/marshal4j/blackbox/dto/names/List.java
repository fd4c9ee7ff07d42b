package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named List. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class List implements ListMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<List> list;
    List next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
