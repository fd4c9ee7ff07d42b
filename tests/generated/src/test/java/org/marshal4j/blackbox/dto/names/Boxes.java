package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Boxes. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Boxes implements BoxesMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Boxes> list;
    Boxes next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
