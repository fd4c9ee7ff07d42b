package com.acme;

import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;

@Marshal
public class Wide {
    Integer i0, i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15;
    @MaxLength(9) String t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14;
}
