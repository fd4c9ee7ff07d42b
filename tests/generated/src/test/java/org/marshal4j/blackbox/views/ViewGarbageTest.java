package org.marshal4j.blackbox.views;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;

/** Reading a message through its view allocates nothing. */
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
        parcel.tags = List.of("b", "a");
        parcel.lines = List.of(line("pear"), line("plum"));
        parcel.prices = new LinkedHashMap<>();
        parcel.prices.put("BP.L", null);
        parcel.prices.put("VOD.L", 71.5);
        parcel.note = Optional.of("careful");
        parcel.last = 7;
        message = ParcelMarshaller.INSTANCE.toByteArray(parcel);
    }

    private static Parcel.Line line(String item) {
        Parcel.Line line = new Parcel.Line();
        line.item = item;
        line.remarks = List.of("x");
        return line;
    }

    @Test
    void garbageIsNoticed() {
        assertThat(fewest(view -> kept = new byte[1])).isGreaterThan(8);
        assertThat(fewest(view -> kept = view.toObject())).isGreaterThan(1000);
    }

    @Test
    void skippingMakesNone() {
        assertThat(fewest(view -> {
                    if (view.last() != 7) {
                        throw new AssertionError(view);
                    }
                }))
                .isZero();
    }

    @Test
    void elementsMakeNone() {
        assertThat(fewest(ViewGarbageTest::lookAtElements)).isZero();
    }

    private static void lookAtElements(ParcelView view) {
        for (int i = 0; i < view.tagsSize(); i++) {
            view.tagsEquals(i, "a");
        }
        for (int i = 0; i < view.linesSize(); i++) {
            Parcel_LineView line = view.lines(i);
            if (line != null && line.itemEquals("pear")) {
                line.count();
            }
        }
        for (int i = 0; i < view.pricesSize(); i++) {
            view.pricesKeyHash(i);
            view.pricesValueOr(i, 0);
        }
        if (view.pricesGetOr("VOD.L", 0) != 71.5) {
            throw new AssertionError(view);
        }
        view.noteEquals("a");
        view.codeEquals("VOD.L");
    }

    /** Returns the fewest bytes allocated in a round. */
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
