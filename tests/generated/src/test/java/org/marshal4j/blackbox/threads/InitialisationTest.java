package org.marshal4j.blackbox.threads;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.chronicle.ChronicleMarshaller;

/**
 * Marshaller classes that refer to each other can be initialised in any order, by many threads at once, without a
 * deadlock.
 */
class InitialisationTest {
    private static final int THREADS = 12;
    private static final int ROUNDS = 4;
    private static final Duration TIMEOUT = Duration.ofSeconds(120);

    @Test
    void marshallersDoNotWaitForEachOther() throws Exception {
        List<Names> all = Dtos.shapes().stream()
                .map(dto -> new Names(
                        dto.type().getName(), dto.marshaller().getClass().getName()))
                .toList();
        for (int round = 0; round < ROUNDS; round++) {
            FreshLoader loader = new FreshLoader("org.marshal4j.blackbox.");
            long seed = round;
            List<String> failures =
                    AtOnce.run(THREADS, TIMEOUT, thread -> initialise(all, loader, seed * THREADS + thread));
            assertThat(failures).as("round " + round).isEmpty();
        }
    }

    /** Uses the marshaller's own name, as users' code does, or looks it up by its class. */
    private static void initialise(List<Names> all, ClassLoader loader, long seed) throws ClassNotFoundException {
        List<Names> order = new ArrayList<>(all);
        Random random = new Random(seed);
        Collections.shuffle(order, random);
        for (Names names : order) {
            if (names.imported() || random.nextBoolean()) {
                Class.forName(names.marshaller(), true, loader);
            } else {
                Class<?> type = Class.forName(names.type(), false, loader);
                assertThat(ChronicleMarshaller.of(type).type()).isSameAs(type);
            }
        }
    }

    /** The names of a class and of its marshaller. */
    private record Names(String type, String marshaller) {

        /** Whether the marshaller cannot be found by the class alone. */
        boolean imported() {
            return !marshaller.equals(type.replace('$', '_') + "Marshaller");
        }
    }

    /** Tests the test: classes that do deadlock are detected. */
    @Test
    void deadlocksAreDetected() throws Exception {
        List<String> failures = AtOnce.run(2, Duration.ofMillis(500), thread -> {
            int touched = thread == 0 ? First.value : Second.value;
            assertThat(touched).isZero();
        });
        assertThat(failures)
                .hasSize(2)
                .allSatisfy(failure ->
                        assertThat(failure).contains("does not end", InitialisationTest.class.getSimpleName()));
    }

    private static final CyclicBarrier BOTH = new CyclicBarrier(2);

    private static int meetThen(java.util.function.IntSupplier other) {
        try {
            BOTH.await(5, TimeUnit.SECONDS);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
        return other.getAsInt();
    }

    private static final class First {
        static int value = meetThen(() -> Second.value);
    }

    private static final class Second {
        static int value = meetThen(() -> First.value);
    }
}
