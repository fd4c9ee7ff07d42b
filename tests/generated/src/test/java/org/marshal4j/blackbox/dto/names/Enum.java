package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Enum. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Enum implements EnumMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Enum> list;
    Enum next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
