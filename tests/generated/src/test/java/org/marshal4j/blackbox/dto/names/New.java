package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named New. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class New implements NewMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<New> list;
    New next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
