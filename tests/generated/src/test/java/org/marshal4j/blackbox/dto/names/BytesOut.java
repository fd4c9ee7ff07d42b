package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named BytesOut. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class BytesOut implements BytesOutMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<BytesOut> list;
    BytesOut next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
