package org.marshal4j.tables;

import org.marshal4j.Marshal;

/** Has more fields than fit into one method. */
@Marshal(table = true)
public class Wide implements WideMarshallable {
    int f0;
    String f1;
    Double f2;
    private long f3;
    int f4;
    String f5;
    Double f6;
    private long f7;
    int f8;
    String f9;
    Double f10;
    private long f11;
    int f12;
    String f13;
    Double f14;
    private long f15;
    int f16;
    String f17;
    Double f18;
    private long f19;
    int f20;
    String f21;
    Double f22;
    private long f23;
    int f24;
    String f25;
    Double f26;
    private long f27;
    int f28;
    String f29;
    Double f30;
    private long f31;
    int f32;
    String f33;
    Double f34;
    private long f35;
    int f36;
    String f37;
    Double f38;
    private long f39;
    int f40;
    String f41;
    Double f42;
    private long f43;
    int f44;
    String f45;
    Double f46;
    private long f47;

    /** Sets the private field. */
    void setLast(long value) {
        f47 = value;
    }

    /** Returns the private field. */
    long last() {
        return f47;
    }
}
