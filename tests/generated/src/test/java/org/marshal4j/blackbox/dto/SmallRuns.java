package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;

/** Small fields in runs, separated by others. Its variants must write the same bytes. */
public final class SmallRuns {
    private SmallRuns() {}

    /** Copied as measured. */
    @Marshal
    static class Auto implements SmallRuns_AutoMarshallable {
        short s0, s1, s2, s3, s4;
        long cut;
        byte b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, b10;
        float f0, f1, f2, f3, f4, f5;
        private char c0, c1, c2, c3;
        boolean z0, z1, z2, z3, z4, z5, z6, z7, z8;
    }

    /** Copied field by field. */
    @Marshal(copy = Marshal.Copy.FIELDS)
    static class Fields implements SmallRuns_FieldsMarshallable {
        short s0, s1, s2, s3, s4;
        long cut;
        byte b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, b10;
        float f0, f1, f2, f3, f4, f5;
        private char c0, c1, c2, c3;
        boolean z0, z1, z2, z3, z4, z5, z6, z7, z8;
    }

    /** Copied in bulk. */
    @Marshal(copy = Marshal.Copy.BULK)
    static class Bulk implements SmallRuns_BulkMarshallable {
        short s0, s1, s2, s3, s4;
        long cut;
        byte b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, b10;
        float f0, f1, f2, f3, f4, f5;
        private char c0, c1, c2, c3;
        boolean z0, z1, z2, z3, z4, z5, z6, z7, z8;
    }

    /** In the order in which HotSpot lays fields out: a single run. */
    @Marshal(copy = Marshal.Copy.BULK)
    static class Sorted implements SmallRuns_SortedMarshallable {
        int head;
        long l0, l1;
        double d0;
        int i0, i1;
        float f0;
        short s0, s1;
        char c0;
        byte b0, b1;
        boolean z0, z1;
    }
}
