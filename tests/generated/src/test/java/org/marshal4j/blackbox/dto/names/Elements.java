package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Elements. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Elements implements ElementsMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Elements> list;
    Elements next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
