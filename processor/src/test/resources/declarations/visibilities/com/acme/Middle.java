package com.acme;

import com.acme.base.Base;
import org.marshal4j.Marshal;

// com.acme.Middle: 01000000020000000300000004000000016501060b0000000c0000000d0000000e000000
@Marshal
public class Middle extends Base implements MiddleMarshallable {
    private int a = 11;
    int b = 12;
    protected int c = 13;
    public int d = 14;
}
