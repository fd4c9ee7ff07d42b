package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named PrimitiveArrays. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class PrimitiveArrays implements PrimitiveArraysMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<PrimitiveArrays> list;
    PrimitiveArrays next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
