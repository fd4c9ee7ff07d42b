package com.acme;

import java.util.List;
import java.util.Map;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

// com.acme.Busy: 0100016103000000040000000000000000000001620b0000000c0d0e0000000f10000000010111000000010101011200000001130000001400000015000000160000001700000018000000190000001a000000
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
