package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named BytesIn. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class BytesIn implements BytesInMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<BytesIn> list;
    BytesIn next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
