package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Failures. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Failures implements FailuresMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Failures> list;
    Failures next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
