package org.marshal4j.tables;

import org.marshal4j.Marshal;

/** Has more fields than fit into one method. */
@Marshal(table = true)
public class Wide implements WideMarshallable {
    int f0, f4, f8, f12, f16, f20, f24, f28, f32, f36, f40, f44;
    String f1, f5, f9, f13, f17, f21, f25, f29, f33, f37, f41, f45;
    Double f2, f6, f10, f14, f18, f22, f26, f30, f34, f38, f42, f46;
    private long f3, f7, f11, f15, f19, f23, f27, f31, f35, f39, f43, f47;

    /** Sets the private field. */
    void setLast(long value) {
        f47 = value;
    }

    /** Returns the private field. */
    long last() {
        return f47;
    }
}
