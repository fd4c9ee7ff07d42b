package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Record. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Record implements RecordMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Record> list;
    Record next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
