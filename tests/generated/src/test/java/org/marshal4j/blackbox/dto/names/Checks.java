package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Checks. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Checks implements ChecksMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Checks> list;
    Checks next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
