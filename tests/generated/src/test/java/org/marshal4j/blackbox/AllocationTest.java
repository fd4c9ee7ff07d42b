package org.marshal4j.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.blackbox.dto.Primitives;
import org.marshal4j.blackbox.dto.Reused;
import org.marshal4j.blackbox.kit.Address;
import org.marshal4j.blackbox.kit.Buffers;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.kit.Money;

/** Writing, and reading into an object that is used again, make no garbage. */
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int WARM_UP = 30_000;
    private static final int ROUNDS = 100_000;

    @BeforeAll
    static void bytesAreCounted() {
        assertThat(THREADS.isThreadAllocatedMemorySupported()).isTrue();
        THREADS.setThreadAllocatedMemoryEnabled(true);
    }

    @ParameterizedTest
    @EnumSource(names = {"NATIVE_ELASTIC", "HEAP_ELASTIC", "NATIVE_FIXED", "MAPPED_SINGLE"})
    void primitives(Buffers kind) {
        Primitives.MarketData value =
                Dtos.of(Primitives.MarketData.class).filler(1).make(Primitives.MarketData.class);
        check(Dtos.of(Primitives.MarketData.class), value, kind);
    }

    @ParameterizedTest
    @EnumSource(names = {"NATIVE_ELASTIC", "HEAP_ELASTIC", "NATIVE_FIXED", "MAPPED_SINGLE"})
    void textsThatDoNotChange(Buffers kind) {
        check(Dtos.of(Reused.class), reused(), kind);
    }

    private static Reused reused() {
        Reused reused = new Reused();
        reused.symbol = "EURUSD";
        reused.venue = "Zürich";
        reused.levels = new int[] {1, 2, 3, 4};
        reused.money = new Money();
        reused.address = new Address();
        reused.address.street = "Straße 5";
        reused.moneys = new java.util.ArrayList<>(java.util.List.of(new Money(), new Money()));
        reused.names = new java.util.ArrayList<>(java.util.List.of("one", "two"));
        reused.state = Thread.State.NEW;
        return reused;
    }

    /** The ruler itself: it sees a byte a round. */
    @Test
    void garbageIsNoticed() {
        Object[] kept = new Object[1];
        double perRound = perRound(() -> kept[0] = new byte[1]);
        assertThat(perRound).isGreaterThan(8);
    }

    private static <T> void check(Dto<T> dto, T value, Buffers kind) {
        Bytes<?> bytes = kind.make(1000);
        T target = dto.filler(2).make(dto.type());
        double perRound = perRound(() -> {
            bytes.clear();
            dto.marshaller().write(value, bytes);
            dto.marshaller().readInto(target, bytes);
        });
        bytes.releaseLast();
        assertThat(perRound)
                .as("bytes of garbage for a write and a read of %s in %s", dto, kind)
                .isLessThan(1);
    }

    private static double perRound(Runnable round) {
        run(round, WARM_UP);
        long id = Thread.currentThread().getId();
        long before = THREADS.getThreadAllocatedBytes(id);
        run(round, ROUNDS);
        return (THREADS.getThreadAllocatedBytes(id) - before) / (double) ROUNDS;
    }

    private static void run(Runnable round, int times) {
        for (int i = 0; i < times; i++) {
            round.run();
        }
    }
}
