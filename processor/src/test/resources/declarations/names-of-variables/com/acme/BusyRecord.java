package com.acme;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

// com.acme.BusyRecord: 010000000162030000000401010506000000070000000000000901630b000000000000000c0000000d0000000e0000000f00000010000000
@Marshal
public record BusyRecord(
        int out,
        String in,
        int bytes,
        byte value,
        List<Byte> depth,
        int graph,
        @Required Short start,
        Integer base,
        byte offset,
        String copy,
        @Required Long current,
        int this$0,
        int $x,
        int _x,
        int INSTANCE,
        int SCHEMA)
        implements BusyRecordMarshallable {

    public static BusyRecord sample() {
        return new BusyRecord(
                1, "b", 3, (byte) 4, List.of((byte) 5), 6, (short) 7, null, (byte) 9, "c", 11L, 12, 13, 14, 15, 16);
    }
}
