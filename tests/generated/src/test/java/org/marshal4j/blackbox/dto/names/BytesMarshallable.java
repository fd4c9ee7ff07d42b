package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named BytesMarshallable. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class BytesMarshallable implements BytesMarshallableMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<BytesMarshallable> list;
    BytesMarshallable next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
