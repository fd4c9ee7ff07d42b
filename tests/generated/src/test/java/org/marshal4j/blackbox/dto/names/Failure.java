package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Failure. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Failure implements FailureMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Failure> list;
    Failure next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
