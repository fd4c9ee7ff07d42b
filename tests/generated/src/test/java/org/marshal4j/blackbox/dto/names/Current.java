package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Current. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Current implements CurrentMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Current> list;
    Current next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
