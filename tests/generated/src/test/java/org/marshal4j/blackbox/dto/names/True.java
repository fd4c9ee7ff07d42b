package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named True. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class True implements TrueMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<True> list;
    True next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
