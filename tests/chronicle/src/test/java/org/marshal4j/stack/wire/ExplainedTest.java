package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;

import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.converter.NanoTime;
import net.openhft.chronicle.wire.converter.ShortText;
import org.junit.jupiter.api.Test;
import org.marshal4j.Marshal;
import org.marshal4j.chronicle.ChronicleBuffers;
import org.marshal4j.runtime.inspect.Explain;

/** Explanations show numbers as their annotations demand. */
class ExplainedTest {

    @Marshal
    static class Tick implements ExplainedTest_TickMarshallable {
        @NanoTime
        long time;

        @ShortText
        int venue;

        long plain;
        Part part = new Part();
    }

    /** Held by {@link Tick}. */
    @Marshal
    static class Part implements ExplainedTest_PartMarshallable {
        @ShortText
        long symbol;
    }

    @Test
    void numbersAreShownWithTheirTexts() {
        Tick tick = new Tick();
        tick.time = NanoTime.INSTANCE.parse("2026-11-21T20:15:00.123456789");
        tick.venue = (int) ShortText.INSTANCE.parse("XNAS");
        tick.plain = tick.time;
        tick.part.symbol = ShortText.INSTANCE.parse("MSFT");
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        ExplainedTest_TickMarshaller.INSTANCE.write(tick, bytes);
        assertThat(Explain.explain(ExplainedTest_TickMarshaller.INSTANCE, ChronicleBuffers.input(bytes)))
                .containsPattern("time +" + tick.time + " \"2026-11-21T20:15:00.123456789\"\n")
                .containsPattern("venue +" + tick.venue + " \"XNAS\"\n")
                .containsPattern("plain +" + tick.plain + "\n")
                .containsPattern("part.symbol +" + tick.part.symbol + " \"MSFT\"\n");
    }

    @Test
    void smallerTypesAreShownUnsigned() {
        Tick tick = new Tick();
        tick.venue = -1;
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        ExplainedTest_TickMarshaller.INSTANCE.write(tick, bytes);
        assertThat(Explain.explain(ExplainedTest_TickMarshaller.INSTANCE, ChronicleBuffers.input(bytes)))
                .containsPattern("venue +-1 \"" + ShortText.INSTANCE.asString(0xFFFFFFFFL) + "\"\n");
    }
}
