package com.acme;

import java.util.List;
import java.util.Map;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

// com.acme.Busy: 0100 0161 03000000 04000000 0000 0000 0162 0b000000 0c 0d 0e000000 0f 10000000 01 11000000 0101 12000000 0113000000 14000000 15000000 16000000 17000000 18000000 19000000 1a000000
@Marshal
public class Busy implements BusyMarshallable {
    @Required Short out = 1;
    String in = "a";
    int bytes = 3;
    int value = 4;
    Integer depth;
    Boolean graph;
    String start = "b";
    int base = 11;
    byte offset = 12;
    private byte copy = 13;
    int current = 14;
    byte size = 15;
    private int failure = 16;
    List<Integer> list = List.of(17);
    Map<Boolean, Integer> elements = Map.of(true, 18);
    Integer element = 19;
    int count = 20;
    int i = 21;
    int this$0 = 22;
    private int $x = 23;
    private int _x = 24;
    int INSTANCE = 25;
    private int SCHEMA = 26;
}
