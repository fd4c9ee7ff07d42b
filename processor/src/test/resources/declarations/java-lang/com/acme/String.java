package com.acme;

// com.acme.String: 016101020000000000000001010000000101800000000000000000000000000000008000
@org.marshal4j.Marshal
public final class String implements StringMarshallable {
    private final java.lang.String text;
    private final java.lang.Long number;
    private final Object object;
    private final java.util.List<String> strings;

    String(java.lang.String text, java.lang.Long number, Object object, java.util.List<String> strings) {
        this.text = text;
        this.number = number;
        this.object = object;
        this.strings = strings;
    }

    static String sample() {
        return new String("a", 2L, new Object(), java.util.List.of(new String(null, null, null, null)));
    }
}
