package com.acme;

import org.marshal4j.Marshal;

@Marshal
public class Report implements ReportMarshallable {
    private final int a0, a1, a2;
    private short b;
    private String t0, t1, t2, t3, t4;
    private Integer i0, i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11;

    Report(int a0, int a1, int a2) {
        this.a0 = a0;
        this.a1 = a1;
        this.a2 = a2;
    }
}
