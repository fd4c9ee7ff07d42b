package com.acme;

import org.marshal4j.Marshal;

@Marshal(copy = Marshal.Copy.BULK)
public class InBulk {
    long a;
    long b;
    short c;
    byte d;
}
