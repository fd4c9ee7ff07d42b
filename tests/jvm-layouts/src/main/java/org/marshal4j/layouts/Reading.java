package org.marshal4j.layouts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.reference.DeepEquals;

/**
 * Reads the messages of other JVMs, and compares the objects with those from which they were made. Messages that were
 * read correctly are not read again if another JVM has written the same bytes.
 */
final class Reading {
    /** Enough rounds for the compilers. Compiled code must read the same objects. */
    private static final int ROUNDS = 25;

    private final Map<MessageKey, byte[]> right = new HashMap<>();
    private final Map<String, Dto<?>> dtos = new HashMap<>();
    private final Map<String, List<?>> expected = new HashMap<>();
    private final Map<Medium, Bytes<?>> buffers = new HashMap<>();

    Reading() {
        for (Dto<?> dto : Subjects.all()) {
            dtos.put(dto.type().getName(), dto);
            expected.put(dto.type().getName(), Subjects.objects(dto));
        }
    }

    /** Returns what is wrong with the objects, one line for each message. */
    List<String> failures(Golden golden) {
        List<String> failures = new ArrayList<>();
        golden.messages().forEach((key, message) -> {
            if (Arrays.equals(message, right.get(key))) {
                return;
            }
            String failure = failure(key, message);
            if (failure != null) {
                failures.add(key + ": " + failure);
            } else {
                right.put(key, message);
            }
        });
        return failures;
    }

    private String failure(MessageKey key, byte[] message) {
        Dto<?> dto = dtos.get(key.type());
        if (dto == null) {
            return "no such class here";
        }
        Bytes<?> bytes = buffers.computeIfAbsent(key.medium(), Medium::make);
        key.medium().next(bytes);
        bytes.write(message);
        long start = bytes.readPosition();
        try {
            for (int round = 1; round < ROUNDS; round++) {
                dto.marshaller().read(bytes);
                bytes.readPosition(start);
            }
            Object actual = dto.marshaller().read(bytes);
            if (bytes.readRemaining() != 0) {
                return bytes.readRemaining() + " bytes were left";
            }
            return DeepEquals.difference(expected.get(key.type()).get(key.number()), actual);
        } catch (RuntimeException e) {
            return e.toString();
        }
    }
}
