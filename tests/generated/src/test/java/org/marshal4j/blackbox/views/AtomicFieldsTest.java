package org.marshal4j.blackbox.views;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.marshal4j.blackbox.views.Refused.refused;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.memory.MemoryAccess;

/** Fields that several threads access at once. */
@Tag("plain")
class AtomicFieldsTest {
    private static final int ROUNDS = 20_000;

    /** Whether arrays can be accessed like that: always with Unsafe, and up to JDK 22 without it. */
    private static final boolean ARRAYS =
            MemoryAccess.inUse() == MemoryAccess.UNSAFE || Runtime.version().feature() < 23;

    private final TicketView view = new TicketView();

    /** Returns a message at a distance from an aligned address. */
    private static ByteBuffer direct(int distance) {
        byte[] message = Ticket.of(7, "VOD.L").bytes();
        ByteBuffer buffer =
                ByteBuffer.allocateDirect(message.length + 16).alignedSlice(8).position(distance);
        return buffer.put(message).flip().position(distance);
    }

    @Test
    void readsSetsAndAdds() {
        view.wrap(direct(0));
        assertThat(view.sequenceAtomic().get()).isEqualTo(7);
        view.sequenceAtomic().set(1L << 40);
        view.stateAtomic().setRelease(-3);
        assertThat(view.sequence()).isEqualTo(1L << 40);
        assertThat(view.state()).isEqualTo(-3);
        assertThat(view.stateAtomic().compareAndSet(-3, 4)).isTrue();
        assertThat(view.stateAtomic().compareAndSet(-3, 5)).isFalse();
        assertThat(view.stateAtomic().get()).isEqualTo(4);
        assertThat(view.countAtomic().addAndGet(6)).isEqualTo(6);
        view.countAtomic().set(-1);
        view.sequenceAtomic().setRelease(9);
        assertThat(view.sequenceAtomic().addAndGet(-2)).isEqualTo(7);
        assertThat(view.sequenceAtomic().compareAndSet(8, 9)).isFalse();
        Ticket ticket = view.toObject();
        assertThat(List.of(ticket.sequence, ticket.state, ticket.count, ticket.total))
                .containsExactly(7L, 4, -1, 0L);
    }

    @Test
    void needsAlignedAddresses() {
        view.wrap(direct(0));
        assertThatExceptionOfType(MarshalException.class)
                .isThrownBy(() -> view.totalAtomic().get())
                .withMessageContaining("total")
                .withMessageContaining("offset 17")
                .withMessageContaining("MARSHAL244");
        refused("MARSHAL244", () -> view.totalAtomic().set(1));
        refused("MARSHAL244", () -> view.totalAtomic().setRelease(1));
        refused("MARSHAL244", () -> view.totalAtomic().compareAndSet(0, 1));
        refused("MARSHAL244", () -> view.totalAtomic().addAndGet(1));
        assertThat(view.total()).isZero();
        view.wrap(direct(4));
        refused("MARSHAL244", () -> view.sequenceAtomic().get());
        assertThat(view.stateAtomic().addAndGet(5)).isEqualTo(5);
        view.wrap(direct(7));
        refused("MARSHAL244", () -> view.stateAtomic().get());
        assertThat(view.totalAtomic().addAndGet(5)).isEqualTo(5);
    }

    @Test
    void followsItsView() {
        AtomicPlaces places = new AtomicPlaces(view);
        view.wrap(direct(0));
        places.add(1);
        view.wrap(direct(8));
        assertThat(places.add(2)).isEqualTo(9);
    }

    /** Looks up the atomic field again for each call. */
    private record AtomicPlaces(TicketView view) {
        long add(long delta) {
            return view.sequenceAtomic().addAndGet(delta);
        }
    }

    @Test
    void worksInArraysIfTheJvmAllowsIt() {
        byte[] message = Ticket.of(7, "VOD.L").bytes();
        // Where the first element of an array lies is up to the JVM, but it is a multiple of four.
        view.wrap(message);
        if (!ARRAYS) {
            refused("MARSHAL245", () -> view.stateAtomic().get());
            refused("MARSHAL245", () -> view.stateAtomic().set(1));
        } else {
            assertThat(view.stateAtomic().addAndGet(3)).isEqualTo(3);
            assertThat(view.state()).isEqualTo(3);
            byte[] one = Arrays.copyOf(message, message.length + 1);
            System.arraycopy(message, 0, one, 1, message.length);
            view.wrap(one, 1, message.length);
            refused("MARSHAL244", () -> view.stateAtomic().get());
            assertThat(view.state()).isEqualTo(3);
        }
    }

    @Test
    void readOnlyMemoryIsOnlyRead() {
        view.wrap(direct(0).asReadOnlyBuffer());
        assertThat(view.sequenceAtomic().get()).isEqualTo(7);
        refused("MARSHAL241", () -> view.sequenceAtomic().set(1));
        refused("MARSHAL241", () -> view.stateAtomic().addAndGet(1));
    }

    @Test
    void copiesAndInputsAreRefused() {
        view.wrap(Input.of(Ticket.of(7, "VOD.L").bytes()));
        refused("MARSHAL245", () -> view.sequenceAtomic().get());
        refused("MARSHAL241", () -> view.sequenceAtomic().set(1));
    }

    @Test
    void needsBytes() {
        refused("MARSHAL240", () -> view.sequenceAtomic().get());
        view.wrap(new byte[3]);
        refused("MARSHAL203", () -> view.sequenceAtomic().get());
        refused("MARSHAL203", () -> view.stateAtomic().set(1));
    }

    /** A field after one of varying size is aligned only by chance. */
    @Test
    void onlyFieldsBeforeVaryingOnesHaveThem() {
        assertThat(Arrays.stream(TicketView.class.getMethods())
                        .map(method -> method.getName())
                        .filter(name -> name.endsWith("Atomic")))
                .containsExactlyInAnyOrder("sequenceAtomic", "stateAtomic", "countAtomic", "totalAtomic");
    }

    @Test
    void noUpdateIsLost() throws Exception {
        ByteBuffer shared = direct(0);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        Callable<Void> updates = () -> {
            TicketView own = new TicketView().wrap(shared.duplicate());
            for (int i = 0; i < ROUNDS; i++) {
                own.sequenceAtomic().addAndGet(2);
                int before;
                do {
                    before = own.countAtomic().get();
                } while (!own.countAtomic().compareAndSet(before, before + 1));
            }
            return null;
        };
        for (Future<Void> done : threads.invokeAll(List.of(updates, updates))) {
            done.get();
        }
        threads.shutdown();
        view.wrap(shared);
        assertThat(view.sequence()).isEqualTo(7 + 4L * ROUNDS);
        assertThat(view.count()).isEqualTo(2 * ROUNDS);
    }

    /** A thread that sees the sequence also sees what was set before it. */
    @Test
    void releasedBytesAreVisible() throws Exception {
        ByteBuffer shared = direct(0);
        new TicketView().wrap(shared).sequence(0);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        Future<Void> writer = threads.submit(() -> {
            TicketView own = new TicketView().wrap(shared.duplicate());
            for (int i = 1; i <= ROUNDS; i++) {
                own.total(i);
                own.sequenceAtomic().setRelease(i);
            }
            return null;
        });
        Future<Boolean> reader = threads.submit(() -> {
            TicketView own = new TicketView().wrap(shared.duplicate());
            boolean consistent = true;
            long sequence;
            do {
                sequence = own.sequenceAtomic().get();
                consistent &= own.total() >= sequence;
            } while (sequence < ROUNDS);
            return consistent;
        });
        writer.get();
        assertThat(reader.get()).isTrue();
        threads.shutdown();
    }
}
