package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Named Var. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Var implements VarMarshallable {
    int number;
    private Integer box;
    String text;
    java.util.List<Var> list;
    Var next;

    @Required
    private java.util.List<Long> longs;

    int[] array;
    Thread.State state;
    private boolean flag;
}
