package com.acme;

// com.acme.List: 0161000101010000000001010300000004000000
@org.marshal4j.Marshal
public class List implements ListMarshallable {
    private java.lang.String string = "a";
    private String own;
    java.util.List<Object> objects = java.util.List.of(new Object());
    @java.lang.SuppressWarnings("marshal4j")
    List next;
    Integer integer = Integer.ONE;
    java.lang.Integer number = 3;
    @Deprecated int old = 4;

    public enum Integer {
        ZERO,
        ONE
    }
}
