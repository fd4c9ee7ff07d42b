package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named StopBit. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class StopBit implements StopBitMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<StopBit> list;
    StopBit next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
