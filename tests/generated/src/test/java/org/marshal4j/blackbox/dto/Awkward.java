package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;

/** Field names that generated code might want for itself. */
@Marshal(view = true)
@SuppressWarnings("marshal4j") // a tree
public class Awkward implements AwkwardMarshallable {
    int out, in, bytes, value, current, depth, base, offset, start, copy, size, i, count, schema, INSTANCE;
    int this_, $x, _a, record, sealed, permits, var, yield, ünïcode, awkward, failure, element, elements, list;
    String text, position, limit, name, type, awkward1, SCHEMA, MIN_SIZE, MAX_SIZE;
    private String write, read, readInto, writeFields, readFields, sizeOf, sizeOfFields;
    private Integer o, _out, $in, loadBlock, storeBlock, block, block1, BLOCK, WRITE;
    java.util.List<Integer> element_, e, list_;
    java.util.List<java.util.List<Integer>> lists, listElement;
    int[] array, arrays;
    Awkward next, Awkward;
    private long lookup, handles, checks, rawBytes, __, a_b, aB, A_B;
    boolean is, get, set, isGet;
}
