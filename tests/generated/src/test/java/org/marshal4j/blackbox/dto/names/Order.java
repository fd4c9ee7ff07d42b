package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Order. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Order implements OrderMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Order> list;
    Order next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
