package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Default. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Default implements DefaultMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Default> list;
    Default next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
