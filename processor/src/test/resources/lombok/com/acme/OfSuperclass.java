package com.acme;

import org.marshal4j.Marshal;

// com.acme.OfSuperclass: 010000000162010101000000016201030009
@Marshal
public class OfSuperclass extends OfData implements OfSuperclassMarshallable {
    private byte own = 9;

    // com.acme.OfSuperclass$Nested: 01
    @Marshal
    @lombok.Value
    public static class Nested implements OfSuperclass_NestedMarshallable {
        byte own;

        static Nested sample() {
            return new Nested((byte) 1);
        }
    }
}
