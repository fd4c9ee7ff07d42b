package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Marshallers. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Marshallers implements MarshallersMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Marshallers> list;
    Marshallers next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
