package com.acme.base;

import org.marshal4j.Marshal;

// com.acme.base.Base: 0100000002000000030000000400000001650106
@Marshal
public class Base {
    private int a = 1;
    int b = 2;
    protected int c = 3;
    public int d = 4;
    protected String s = "e";
    private Hidden hidden = new Hidden();
}
