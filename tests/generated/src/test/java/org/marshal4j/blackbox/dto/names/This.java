package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named This. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class This implements ThisMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<This> list;
    This next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
