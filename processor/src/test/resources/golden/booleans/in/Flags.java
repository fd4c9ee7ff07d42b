package com.acme;

import org.marshal4j.Marshal;

@Marshal
public class Flags {
    int a;
    int b;
    short c;
    byte d;
    boolean e;
    boolean f;
    byte g;
    boolean h;
    boolean i;
    boolean j;
}
