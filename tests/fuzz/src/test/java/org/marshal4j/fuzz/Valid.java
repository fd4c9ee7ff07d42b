package org.marshal4j.fuzz;

import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.reference.Filler;
import org.marshal4j.runtime.MarshalException;

/** Valid messages that have contents, and are short enough to be changed at every byte. */
final class Valid {
    private static final int LONG_ENOUGH = 60;
    private static final int ATTEMPTS = 30;

    private Valid() {}

    /** Returns a message that is the same in every run, and close to the wanted length if possible. */
    static <T> byte[] message(Dto<T> dto) {
        Filler filler = dto.filler(42);
        byte[] best = null;
        for (int i = 0; i < ATTEMPTS && (best == null || distance(best) > LONG_ENOUGH / 4); i++) {
            byte[] next = written(dto, filler.make(dto.type()));
            if (next != null && (best == null || distance(next) < distance(best))) {
                best = next;
            }
        }
        if (best == null) {
            throw new AssertionError("no value of " + dto + " is allowed");
        }
        return best;
    }

    private static int distance(byte[] message) {
        return Math.abs(message.length - LONG_ENOUGH);
    }

    /** Returns null for a value that is refused: the filler does not know of limits. */
    private static <T> byte[] written(Dto<T> dto, T value) {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        try {
            dto.marshaller().write(value, bytes);
            return bytes.toByteArray();
        } catch (MarshalException e) {
            return null;
        }
    }
}
