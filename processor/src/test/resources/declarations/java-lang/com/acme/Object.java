package com.acme;

@org.marshal4j.Marshal
public class Object implements ObjectMarshallable {
    int a = 1;
}
