package org.marshal4j.blackbox.threads;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.dto.Evolvable;
import org.marshal4j.blackbox.dto.Graphs;
import org.marshal4j.blackbox.kit.Buffers;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.blackbox.reference.DeepEquals;

/**
 * Marshallers have no state. Several threads that use the same marshaller at once, each with its own buffers and
 * objects, write the same bytes and read the same objects as a single thread.
 */
class ManyThreadsTest {
    private static final int THREADS = 6;
    private static final int ROUNDS = 5;
    private static final int OBJECTS = 3;
    private static final long SEED = 5;

    private final Map<Class<?>, List<String>> alone = new HashMap<>();

    /** All marshallers: also those with shared objects, parents, interned texts, families and versions. */
    @Test
    void writeAndReadLikeASingleThread() throws Exception {
        List<Dto<?>> dtos = Dtos.shapes();
        assertThat(dtos)
                .extracting(Dto::toString)
                .contains(
                        Graphs.class.getName(),
                        Graphs.Animal.class.getName(),
                        Evolvable.class.getName(),
                        "org.marshal4j.blackbox.dto.JdkTexts");
        for (Dto<?> dto : dtos) {
            alone.put(dto.type(), messages(dto, Bytes.allocateElasticOnHeap()));
        }
        List<String> failures = AtOnce.run(THREADS, Duration.ofMinutes(4), thread -> {
            Bytes<?> bytes = (thread % 2 == 0 ? Buffers.NATIVE_ELASTIC : Buffers.HEAP_ELASTIC).make(0);
            for (Dto<?> dto : dtos) {
                check(dto, bytes);
            }
            bytes.releaseLast();
        });
        assertThat(failures).isEmpty();
    }

    /** Returns the same objects in the same order, since each thread has a filler of its own. */
    private static <T> List<T> objects(Dto<T> dto) {
        var filler = dto.filler(SEED);
        List<T> objects = new ArrayList<>();
        for (int i = 0; i < OBJECTS; i++) {
            objects.add(filler.make(dto.type()));
        }
        return objects;
    }

    private static <T> List<String> messages(Dto<T> dto, Bytes<?> bytes) {
        List<String> messages = new ArrayList<>();
        for (T object : objects(dto)) {
            bytes.clear();
            dto.marshaller().write(object, bytes);
            messages.add(Hex.of(bytes));
        }
        return messages;
    }

    private <T> void check(Dto<T> dto, Bytes<?> bytes) {
        List<T> objects = objects(dto);
        List<T> read = new ArrayList<>(objects);
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < OBJECTS; i++) {
                String expected = alone.get(dto.type()).get(i);
                bytes.clear();
                dto.marshaller().write(objects.get(i), bytes);
                require(expected.equals(Hex.of(bytes)), dto, "written", Hex.of(bytes) + " instead of " + expected);
                require(dto.marshaller().sizeOf(objects.get(i)) == bytes.readRemaining(), dto, "measured", expected);
                if (round == 0 || !dto.mutable()) {
                    read.set(i, dto.marshaller().read(bytes));
                } else {
                    dto.marshaller().readInto(read.get(i), bytes);
                }
                require(bytes.readRemaining() == 0, dto, "read", bytes.readRemaining() + " bytes left");
            }
        }
        for (int i = 0; i < OBJECTS; i++) {
            requireEqual(dto, objects.get(i), read.get(i));
        }
    }

    private static void requireEqual(Dto<?> dto, Object expected, Object actual) {
        String difference = DeepEquals.difference(expected, actual);
        require(difference == null, dto, "read", difference);
    }

    private static void require(boolean right, Dto<?> dto, String what, String found) {
        if (!right) {
            throw new AssertionError(dto + " " + what + ": " + found);
        }
    }
}
