package org.marshal4j.audit.mutation;

import java.util.Set;

/** Chronicle Bytes on the heap, and Wire as binary documents and as text. */
final class ChronicleTrip implements Trip {

    private static final String BYTES = "net.openhft.chronicle.bytes.";
    private static final String WIRE = "net.openhft.chronicle.wire.";
    private static final String OBJECT = "Wire Marshallable";

    @Override
    public Set<String> kinds() {
        return Set.of("BytesMarshallable", OBJECT);
    }

    @Override
    public Copy copy(Way way, long seed) throws ReflectiveOperationException {
        ClassLoader classes = way.classes();
        Class<?> type = Class.forName(BYTES + "Bytes", true, classes);
        Object bytes = type.getMethod("allocateElasticOnHeap", int.class).invoke(null, 64);
        Object stream = bytes;
        String prefix = BYTES + "Bytes";
        if (way.kind().equals(OBJECT)) {
            Class<?> wires = Class.forName(WIRE + "WireType", true, classes);
            Object wire =
                    wires.getField(seed % 2 == 0 ? "TEXT" : "BINARY_LIGHT").get(null);
            stream = Trip.method(wire.getClass(), "apply", Trip.takes(type.getName()))
                    .invoke(wire, bytes);
            prefix = WIRE + "Wire";
        }
        Object sample = new RandomFields(seed).make(way.type());
        Trip.method(way.type(), way.writer(), Trip.takes(prefix + "Out")).invoke(sample, stream);
        Object copy = RandomFields.empty(way.type());
        Trip.method(way.type(), way.reader(), Trip.takes(prefix + "In")).invoke(copy, stream);
        // Fields of a document may be left, or read in any order.
        Object left =
                way.kind().equals(OBJECT) ? 0L : type.getMethod("readRemaining").invoke(bytes);
        return new Copy(copy, ((Long) left).intValue());
    }
}
