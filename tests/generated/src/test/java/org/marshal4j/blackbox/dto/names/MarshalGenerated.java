package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named MarshalGenerated. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class MarshalGenerated implements MarshalGeneratedMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<MarshalGenerated> list;
    MarshalGenerated next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
