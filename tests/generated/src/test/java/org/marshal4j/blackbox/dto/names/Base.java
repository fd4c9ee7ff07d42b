package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Base. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Base implements BaseMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Base> list;
    Base next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
