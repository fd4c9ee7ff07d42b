package com.acme;

import java.util.List;
import org.marshal4j.Marshal;

// com.acme.BusyFinal: 0100000001620103000000010164050000000600000000000000070000000800000009
@Marshal
public final class BusyFinal implements BusyFinalMarshallable {
    private final int out;
    private final String in;
    private final Integer current;
    private final List<String> list;
    private final int depth;
    private final long base;
    private final int offset;
    private int busyFinal;
    private byte value;

    public BusyFinal(int out, String in, Integer current, List<String> list, int depth, long base, int offset) {
        this.out = out;
        this.in = in;
        this.current = current;
        this.list = list;
        this.depth = depth;
        this.base = base;
        this.offset = offset;
    }

    static BusyFinal sample() {
        BusyFinal sample = new BusyFinal(1, "b", 3, List.of("d"), 5, 6, 7);
        sample.busyFinal = 8;
        sample.value = 9;
        return sample;
    }
}
