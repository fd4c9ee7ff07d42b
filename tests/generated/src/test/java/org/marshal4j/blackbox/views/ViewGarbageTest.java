package org.marshal4j.blackbox.views;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;

/** What looking at a message by its view allocates: nothing. */
class ViewGarbageTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int ATTEMPTS = 50;
    private static final int ROUNDS = 100;

    private final ParcelView view = new ParcelView();
    private final byte[] message;
    private Object kept;

    ViewGarbageTest() {
        Dto<Parcel> dto = Dtos.of(Parcel.class);
        Parcel parcel = dto.filler(4).make(Parcel.class);
        parcel.last = 7;
        message = ParcelMarshaller.INSTANCE.toByteArray(parcel);
    }

    @Test
    void garbageIsNoticed() {
        assertThat(fewest(view -> kept = new byte[1])).isGreaterThan(8);
        assertThat(fewest(view -> kept = view.toObject())).isGreaterThan(1000);
    }

    @Test
    void steppingOverMakesNone() {
        assertThat(fewest(view -> {
                    if (view.last() != 7) {
                        throw new AssertionError(view);
                    }
                }))
                .isZero();
    }

    /** The fewest bytes of a round. */
    private long fewest(Consumer<ParcelView> round) {
        long fewest = Long.MAX_VALUE;
        long thread = Thread.currentThread().getId();
        for (int i = 0; i < ATTEMPTS && fewest > 0; i++) {
            long before = THREADS.getThreadAllocatedBytes(thread);
            for (int j = 0; j < ROUNDS; j++) {
                round.accept(view.wrap(message));
            }
            fewest = Math.min(fewest, (THREADS.getThreadAllocatedBytes(thread) - before) / ROUNDS);
        }
        return fewest;
    }
}
