package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Switch. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Switch implements SwitchMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Switch> list;
    Switch next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
