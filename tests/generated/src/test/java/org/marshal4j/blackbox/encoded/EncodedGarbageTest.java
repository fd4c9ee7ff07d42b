package org.marshal4j.blackbox.encoded;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** Writing, and reading what an object holds already, allocate nothing: neither boxes nor copies of texts. */
class EncodedGarbageTest {
    private static final int ROUNDS = 20_000;

    private static long allocated() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
    }

    @Test
    void nothingIsAllocated() {
        ChronicleTrade trade = new ChronicleTrade();
        trade.symbol = "VOD.L, é and 😀";
        trade.account = "ASCII";
        trade.narrow = "ÿ";
        trade.narrowSide = Side.SELL;
        trade.day = LocalDate.of(2024, 2, 29);
        trade.perhaps = 1_000_000;
        trade.longs = new long[] {1, 2};
        trade.flags = new boolean[] {true};
        Leg leg = new Leg();
        leg.venue = "with \0 in it";
        byte[] buffer = new byte[1000];
        Output out = Output.to(buffer);
        ChronicleTradeMarshaller.INSTANCE.write(trade, out);
        LegMarshaller.INSTANCE.write(leg, out);
        Input in = Input.of(buffer);
        ChronicleTrade read = ChronicleTradeMarshaller.INSTANCE.read(in);
        Leg readLeg = LegMarshaller.INSTANCE.read(in);
        long before = 0;
        for (int i = 0; i < 2 * ROUNDS; i++) {
            if (i == ROUNDS) {
                before = allocated();
            }
            out.rewind(0);
            in.position(0);
            ChronicleTradeMarshaller.INSTANCE.write(trade, out);
            LegMarshaller.INSTANCE.write(leg, out);
            ChronicleTradeMarshaller.INSTANCE.readInto(read, in);
            LegMarshaller.INSTANCE.readInto(readLeg, in);
        }
        assertThat((allocated() - before) / ROUNDS).isZero();
    }
}
