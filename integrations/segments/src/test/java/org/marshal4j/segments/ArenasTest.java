package org.marshal4j.segments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Arenas that are closed or belong to another thread are refused each time, before any byte is accessed. */
class ArenasTest {
    private static final TradeMarshaller MARSHALLER = TradeMarshaller.INSTANCE;
    private static final Trade TRADE = Trade.of(1, 10);

    private static Arena arena(boolean isShared) {
        return isShared ? Arena.ofShared() : Arena.ofConfined();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void closedArenaIsRefused(boolean isShared) {
        Arena arena = arena(isShared);
        MemorySegment segment = arena.allocate(1000);
        SegmentOutput out = SegmentOutput.to(segment);
        SegmentInput in = SegmentInput.of(segment);
        long size = out.write(MARSHALLER, TRADE);
        assertThat(in.read(MARSHALLER)).isEqualTo(TRADE);
        arena.close();

        refused(() -> out.write(MARSHALLER, TRADE));
        refused(() -> out.write(bytes -> bytes.writeInt(1)));
        refused(() -> in.read(MARSHALLER));
        refused(() -> in.readInto(MARSHALLER, new Trade()));
        refused(() -> in.read(bytes -> bytes.readInt()));
        refused(() -> SegmentOutput.to(segment).write(MARSHALLER, TRADE));
        refused(() -> SegmentInput.of(segment).read(MARSHALLER));
        assertThat(out.position()).isEqualTo(size);
        assertThat(in.position()).isEqualTo(size);
    }

    private static void refused(ThrowingCallable call) {
        assertThatThrownBy(call)
                .isExactlyInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the arena of the segment is closed");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void confinedArenaBelongsToItsThread(boolean isShared) throws Exception {
        try (Arena arena = arena(isShared)) {
            MemorySegment segment = arena.allocate(1000);
            SegmentOutput out = SegmentOutput.to(segment);
            SegmentInput in = SegmentInput.of(segment);
            if (isShared) {
                elsewhere(() -> out.write(MARSHALLER, TRADE));
                assertThat(elsewhere(() -> in.read(MARSHALLER))).isEqualTo(TRADE);
            } else {
                refusedElsewhere(() -> out.write(MARSHALLER, TRADE));
                refusedElsewhere(() -> out.write(bytes -> bytes.writeInt(1)));
                assertThat(segment.mismatch(MemorySegment.ofArray(new byte[1000])))
                        .isEqualTo(-1);
                out.write(MARSHALLER, TRADE);
                refusedElsewhere(() -> in.read(MARSHALLER));
                refusedElsewhere(() -> SegmentInput.of(segment).read(MARSHALLER));
                assertThat(in.read(MARSHALLER)).isEqualTo(TRADE);
            }
        }
    }

    private static <T> T elsewhere(Supplier<T> call) throws InterruptedException, ExecutionException {
        try (ExecutorService other = Executors.newSingleThreadExecutor(task -> new Thread(task, "other"))) {
            return other.submit(call::get).get();
        }
    }

    private static void refusedElsewhere(Supplier<?> call) {
        assertThatThrownBy(() -> elsewhere(call))
                .cause()
                .isExactlyInstanceOf(WrongThreadException.class)
                .hasMessageContaining("confined to another thread than \"other\"");
    }

    /** The JVM survives it at any moment, and messages that were complete before stay complete. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void anotherThreadMayCloseASharedArenaAtAnyMoment(boolean isReading) throws Exception {
        for (int i = 0; i < 200; i++) {
            Arena arena = Arena.ofShared();
            MemorySegment segment = arena.allocate(1000);
            SegmentOutput.to(segment).write(MARSHALLER, TRADE);
            AtomicBoolean isUsed = new AtomicBoolean();
            Thread user = new Thread(() -> use(segment, isReading, isUsed));
            user.start();
            while (!isUsed.get()) {
                Thread.onSpinWait();
            }
            close(arena);
            user.join();
        }
    }

    /** A running access keeps it open for a moment. */
    private static void close(Arena arena) {
        while (true) {
            try {
                arena.close();
                return;
            } catch (IllegalStateException e) {
                Thread.onSpinWait();
            }
        }
    }

    private static void use(MemorySegment segment, boolean isReading, AtomicBoolean isUsed) {
        SegmentOutput out = SegmentOutput.to(segment);
        SegmentInput in = SegmentInput.of(segment);
        try {
            while (true) {
                if (isReading) {
                    in.position(0).read(MARSHALLER);
                } else {
                    out.position(0).write(MARSHALLER, TRADE);
                }
                isUsed.set(true);
            }
        } catch (RuntimeException e) {
            // The arena was closed before or during a message.
            assertThat(segment.scope().isAlive()).isFalse();
        }
    }
}
