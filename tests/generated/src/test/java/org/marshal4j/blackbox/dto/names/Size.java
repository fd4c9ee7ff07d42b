package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Size. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Size implements SizeMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Size> list;
    Size next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
