package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Element. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Element implements ElementMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Element> list;
    Element next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
