package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;

import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.kit.Garbage;

/** In the steady state, nothing is allocated. */
@Tag("long")
class GarbageTest {
    @ParameterizedTest
    @EnumSource(
            value = Buffers.class,
            names = {
                "NATIVE_FROM_EMPTY",
                "NATIVE_GROWING",
                "NATIVE_FIXED",
                "HEAP_FROM_EMPTY",
                "HEAP_GROWING",
                "HEAP_WRAPPED",
                "DIRECT_BYTE_BUFFER",
                "ELASTIC_BYTE_BUFFER",
                "MAPPED_CHUNKS",
                "MAPPED_WHOLE",
                "UNCHECKED_NATIVE",
                "VANILLA",
                "POINTER"
            })
    void writesAndReadsWithoutGarbage(Buffers kind) {
        Bytes<?> bytes = kind.make();
        Quote quote = Quote.sample();
        Quote target = Quote.sample();
        double perRound = Garbage.fewest(0.5, () -> {
            bytes.clear();
            QuoteMarshaller.INSTANCE.write(quote, bytes);
            QuoteMarshaller.INSTANCE.write(quote, bytes);
            QuoteMarshaller.INSTANCE.readInto(target, bytes);
            QuoteMarshaller.INSTANCE.readInto(target, bytes);
        });
        assertThat(target).isEqualTo(quote);
        assertThat(perRound).isLessThan(0.5);
        bytes.releaseLast();
    }

    /** The message goes through an array that is reused. */
    @ParameterizedTest
    @EnumSource(
            value = Buffers.class,
            names = {"GUARDED", "HEAP_BYTE_BUFFER", "UNCHECKED_HEAP"})
    void writesThroughAReusedArray(Buffers kind) {
        Bytes<?> bytes = kind.make();
        Quote quote = Quote.sample();
        double perRound = Garbage.fewest(0.5, () -> {
            bytes.clear();
            QuoteMarshaller.INSTANCE.write(quote, bytes);
        });
        assertThat(perRound).isLessThan(0.5);
        bytes.releaseLast();
    }

    /** Nested marshallers have targets and sources of their own, which are reused too. */
    @ParameterizedTest
    @EnumSource(
            value = Buffers.class,
            names = {"NATIVE_FIXED", "HEAP_WRAPPED"})
    void nestsWithoutGarbage(Buffers kind) {
        Bytes<?> inner = kind.make();
        Bytes<?> outer = kind.make();
        Quote quote = Quote.sample();
        Quote target = Quote.sample();
        ChronicleMarshaller<Quote> nesting = ChronicleMarshaller.over(new TestMarshaller<>(
                Quote.class,
                QuoteMarshaller.INSTANCE.schema(),
                (value, out) -> {
                    out.writeLong(value.id);
                    QuoteMarshaller.INSTANCE.write(value, inner);
                    out.writeLong(value.id);
                },
                in -> {
                    in.readLong();
                    QuoteMarshaller.INSTANCE.readInto(target, inner);
                    in.readLong();
                    return target;
                }));
        double perRound = Garbage.fewest(0.5, () -> {
            inner.clear();
            outer.clear();
            nesting.write(quote, outer);
            nesting.read(outer);
        });
        assertThat(target).isEqualTo(quote);
        assertThat(perRound).isLessThan(0.5);
        inner.releaseLast();
        outer.releaseLast();
    }
}
