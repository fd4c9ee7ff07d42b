package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Object_. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Object_ implements Object_Marshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Object_> list;
    Object_ next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
