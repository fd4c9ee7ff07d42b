package org.marshal4j.tests.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.Config;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.marshal4j.hazelcast.MarshallerSerializers;

/**
 * Kills members while a client writes: one of three at a time, and the next one only after backups exist again, since
 * one synchronous backup protects against exactly that. {@code -Dchaos.kills=20} kills more often.
 */
class KilledMembersTest {
    private static final int KILLS = Integer.getInteger("chaos.kills", 3);
    private static final int MEMBERS = 3;
    private static final int SYMBOLS = 500;
    private static final int LONGEST_MILLIS = 500;

    /** For each symbol, the value of the last set that has returned. */
    private final Map<Symbol, Long> set = new ConcurrentHashMap<>();

    private final AtomicLong sets = new AtomicLong();
    private final AtomicLong raises = new AtomicLong();
    private final AtomicLong failures = new AtomicLong();
    private final AtomicBoolean ends = new AtomicBoolean();

    private static void setUp(Config config) {
        register(config.getSerializationConfig());
    }

    private static void register(SerializationConfig serialization) {
        MarshallerSerializers.registerKey(serialization, SymbolMarshaller.INSTANCE);
        MarshallerSerializers.register(serialization, QuoteMarshaller.INSTANCE);
    }

    @Test
    @Timeout(300)
    void valuesSetAreKeptAndNoCountIsLost() throws Exception {
        try (Grid grid = new Grid()) {
            Deque<HazelcastInstance> members = new ArrayDeque<>();
            for (int i = 0; i < MEMBERS; i++) {
                members.add(grid.start(KilledMembersTest::setUp));
            }
            HazelcastInstance client = grid.connect(config -> {
                register(config.getSerializationConfig());
                config.getNetworkConfig().setRedoOperation(true);
            });
            IMap<Symbol, Quote> latest = client.getMap("latest");
            IMap<Symbol, Quote> counted = client.getMap("counted");
            for (int i = 0; i < SYMBOLS; i++) {
                counted.set(symbol(i), Quote.of(0, 0));
            }
            Thread setter = start(number -> {
                Symbol symbol = symbol(number);
                latest.set(symbol, Quote.of(number, 0.5));
                set.put(symbol, number);
                sets.incrementAndGet();
            });
            Thread raiser = start(number -> {
                counted.executeOnKey(symbol(number), new Raise(1));
                raises.incrementAndGet();
            });
            Random random = new Random(KILLS);
            for (int kill = 0; kill < KILLS; kill++) {
                Thread.sleep(random.nextInt(LONGEST_MILLIS));
                grid.kill(members.remove());
                members.add(grid.start(KilledMembersTest::setUp));
                grid.awaitBackups();
            }
            ends.set(true);
            setter.join();
            raiser.join();
            count(latest, counted);
        }
    }

    private void count(IMap<Symbol, Quote> latest, IMap<Symbol, Quote> counted) {
        long lost = set.entrySet().stream()
                .filter(entry -> latest.get(entry.getKey()).at < entry.getValue())
                .count();
        double sum = counted.values().stream().mapToDouble(quote -> quote.price).sum();
        long extra = (long) sum - raises.get();
        System.out.printf(
                "Hazelcast, %d kills. Entries: %,d set, %d lost. Entry processors: %,d returned, %d lost, %d doubled."
                        + " Calls that failed: %d.%n",
                KILLS, sets.get(), lost, raises.get(), Math.max(0, -extra), Math.max(0, extra), failures.get());
        assertThat(lost).isZero();
        assertThat(set.keySet()).isEqualTo(latest.keySet());
        assertThat(extra).isNotNegative();
        // Calls that are repeated after a kill: at most the one that a thread had in progress.
        assertThat(extra).isLessThanOrEqualTo(KILLS + failures.get());
    }

    private interface Call {
        void of(long number);
    }

    private Thread start(Call call) {
        Thread thread = new Thread(() -> {
            for (long number = 0; !ends.get(); number++) {
                try {
                    call.of(number);
                } catch (RuntimeException e) {
                    failures.incrementAndGet();
                }
            }
        });
        thread.start();
        return thread;
    }

    private static Symbol symbol(long i) {
        return new Symbol("XLON", "S" + i % SYMBOLS);
    }
}
