package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named MethodHandles. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class MethodHandles implements MethodHandlesMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<MethodHandles> list;
    MethodHandles next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
