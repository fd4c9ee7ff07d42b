package com.acme;

import org.marshal4j.Marshal;

@Marshal
public class Primitives implements PrimitivesMarshallable {
    byte aByte;
    short aShort;
    int anInt;
    long aLong;
    float aFloat;
    double aDouble;
    char aChar;
    boolean aBoolean;
}
