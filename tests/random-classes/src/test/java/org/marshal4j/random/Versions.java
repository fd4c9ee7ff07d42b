package org.marshal4j.random;

import java.util.Arrays;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.blackbox.reference.Later;
import org.marshal4j.blackbox.reference.ReferenceEncoder;

/**
 * Messages between two programs, one of which does not yet know the latest versions of evolvable types.
 *
 * @param former the same type as the older program knows it
 * @param added the first version that the older program does not know
 */
record Versions<T, F>(Dto<T> dto, Dto<F> former, int added) {

    /** Throws if one program cannot read what the other writes for a value. The used object may be null. */
    void check(T value, byte[] message, T used) {
        byte[] known = ReferenceEncoder.encode(dto.type(), value, new Later(added, false));
        F old = former.marshaller().read(Bytes.wrapForRead(message));
        same("an older reader takes", former.marshaller().toByteArray(old), known);

        byte[] zeros = ReferenceEncoder.encode(dto.type(), value, new Later(added, true));
        T read = dto.marshaller().read(Bytes.wrapForRead(known));
        same("a newer reader takes", dto.marshaller().toByteArray(read), zeros);
        if (used != null) {
            dto.marshaller().readInto(used, Bytes.wrapForRead(known));
            same("a used object takes", dto.marshaller().toByteArray(used), zeros);
        }
    }

    private static void same(String what, byte[] actual, byte[] expected) {
        if (!Arrays.equals(actual, expected)) {
            throw new AssertionError(what + " " + Hex.of(actual) + "\nnot " + Hex.of(expected));
        }
    }
}
