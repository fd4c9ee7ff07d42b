package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Offset. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Offset implements OffsetMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Offset> list;
    Offset next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
