package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named In. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class In implements InMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<In> list;
    In next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
