package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named RawMemory. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class RawMemory implements RawMemoryMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<RawMemory> list;
    RawMemory next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
