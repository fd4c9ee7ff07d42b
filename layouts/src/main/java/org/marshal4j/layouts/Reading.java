package org.marshal4j.layouts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.reference.DeepEquals;

/** Reads the messages of other JVMs, and compares the objects with those that they were made of. */
final class Reading {
    private final Map<String, Dto<?>> dtos = new HashMap<>();
    private final Map<String, List<?>> expected = new HashMap<>();
    private final Map<Medium, Bytes<?>> buffers = new HashMap<>();

    Reading() {
        for (Dto<?> dto : Subjects.all()) {
            dtos.put(dto.type().getName(), dto);
            expected.put(dto.type().getName(), Subjects.objects(dto));
        }
    }

    /** What is wrong with the objects, a line for each message. */
    List<String> failures(Golden golden) {
        List<String> failures = new ArrayList<>();
        golden.messages().forEach((key, message) -> {
            String failure = failure(key, message);
            if (failure != null) {
                failures.add(key + ": " + failure);
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
        try {
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
