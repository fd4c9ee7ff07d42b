package org.marshal4j.audit.flow;

import java.util.ArrayList;
import java.util.List;

/** Instructions that always run one after the other. */
final class Block {

    final int index;
    /** The first instruction, and the one after the last. */
    final int first;

    final int end;
    /** Where it may go on, exceptions apart; a conditional jump goes to the first of two if it does not jump. */
    final List<Integer> next = new ArrayList<>();

    boolean returns;

    Block(int index, int first, int end) {
        this.index = index;
        this.first = first;
        this.end = end;
    }
}
