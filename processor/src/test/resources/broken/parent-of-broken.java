package com.acme;

@org.marshal4j.Marshal
class Order {
    java.util.List<Line> lines;

    @org.marshal4j.Marshal
    static class Line {
        @org.marshal4j.Parent
        Order order;

        @org.marshal4j.StopBit
        String text;
    }
}
