package org.other;

import com.acme.Middle;
import org.marshal4j.Marshal;

// org.other.Last: 01000000020000000300000004000000016501060b0000000c0000000d0000000e000000150000001600000017000000180000000179
@Marshal
public class Last extends Middle implements LastMarshallable {
    private int a = 21;
    int b = 22;
    protected int c = 23;
    public int d = 24;
    private String s = "y";
}
