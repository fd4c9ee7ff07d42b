package org.marshal4j.tables;

import org.marshal4j.Marshal;

/** Contains nested classes with tables. */
public final class Outer {
    private Outer() {}

    /** A nested class that is not public. */
    @Marshal(table = true)
    static class Inner implements Outer_InnerMarshallable {
        int a;
        Deeper deeper;
    }

    /** A class that the nested class holds. */
    @Marshal(table = true)
    static class Deeper implements Outer_DeeperMarshallable {
        String text;
        Point point;
    }
}
