package org.marshal4j.random.edits;

import java.util.Arrays;
import java.util.List;

/**
 * An array of int; plain, it is a list.
 *
 * @param length the length that each must have; −1 if they may have any
 */
record IntsKind(int length) implements Kind {
    private static final int MOST = 4;

    @Override
    public String declared() {
        return "int[]";
    }

    @Override
    public String annotation() {
        return length < 0 ? "" : "@FixedLength(" + length + ")";
    }

    @Override
    public String wireType(Version version) {
        return "int32[" + (length < 0 ? "" : length) + "]";
    }

    @Override
    public Object make(PlainMaker maker) {
        int made = length < 0 ? maker.random().nextInt(MOST) : length;
        return maker.random().ints(made).boxed().toList();
    }

    @Override
    public Object converted(Object plain, Kind now, Place place) {
        int wanted = ((IntsKind) now).length;
        return wanted < 0 || wanted == ((List<?>) plain).size() ? plain : place.refused("MARSHAL215");
    }

    @Override
    public Object toJava(Object plain, PlainObjects objects) {
        return ((List<?>) plain).stream().mapToInt(Integer.class::cast).toArray();
    }

    @Override
    public Object toPlain(Object java, PlainObjects objects) {
        return Arrays.stream((int[]) java).boxed().toList();
    }
}
