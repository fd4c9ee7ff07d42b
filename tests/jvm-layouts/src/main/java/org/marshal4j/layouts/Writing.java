package org.marshal4j.layouts;

import java.util.Arrays;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.blackbox.reference.ReferenceEncoder;

/** Writes the messages of all classes. */
final class Writing {
    /** Enough rounds for the compilers. Compiled code must write the same bytes. */
    private static final int ROUNDS = 25;

    private final Golden golden = new Golden();

    private Writing() {}

    /** Returns the messages that the marshallers of this JVM write. */
    static Golden byMarshallers() {
        Writing writing = new Writing();
        for (Medium medium : Medium.values()) {
            Bytes<?> bytes = medium.make();
            for (Dto<?> dto : Subjects.all()) {
                writing.write(dto, medium, bytes);
            }
            bytes.releaseLast();
        }
        return writing.golden;
    }

    /**
     * Returns the messages that the wire format describes, written by an encoder that shares no code with the
     * marshallers.
     */
    static Golden byReference() {
        Writing writing = new Writing();
        for (Medium medium : Medium.values()) {
            for (Dto<?> dto : Subjects.all()) {
                writing.encode(dto, medium);
            }
        }
        return writing.golden;
    }

    private <T> void write(Dto<T> dto, Medium medium, Bytes<?> bytes) {
        List<T> objects = Subjects.objects(dto);
        int rounds = medium == Medium.MAPPED ? 1 : ROUNDS;
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < objects.size(); i++) {
                medium.next(bytes);
                dto.marshaller().write(objects.get(i), bytes);
                keep(new MessageKey(dto.type().getName(), medium, i), Hex.array(bytes));
            }
        }
    }

    /** All rounds of one JVM must give the same bytes, whether compiled or interpreted. */
    private void keep(MessageKey key, byte[] message) {
        byte[] before = golden.messages().putIfAbsent(key, message);
        if (before != null && !Arrays.equals(before, message)) {
            throw new IllegalStateException(key + ": two rounds differ at byte " + Arrays.mismatch(before, message));
        }
    }

    private <T> void encode(Dto<T> dto, Medium medium) {
        List<T> objects = Subjects.objects(dto);
        for (int i = 0; i < objects.size(); i++) {
            golden.messages()
                    .put(
                            new MessageKey(dto.type().getName(), medium, i),
                            ReferenceEncoder.encode(dto.type(), objects.get(i)));
        }
    }
}
