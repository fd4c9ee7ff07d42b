package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Depth. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Depth implements DepthMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Depth> list;
    Depth next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
