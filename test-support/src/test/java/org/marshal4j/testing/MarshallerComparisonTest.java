package org.marshal4j.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.function.BiConsumer;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;
import org.junit.jupiter.api.Test;
import org.marshal4j.Marshal;
import org.marshal4j.chronicle.ChronicleMarshaller;

/** What the comparison finds, and that it finds nothing if there is nothing to find. */
class MarshallerComparisonTest {

    /** Has no hand-written code. */
    @Marshal
    public static class Generated implements MarshallerComparisonTest_GeneratedMarshallable {
        int number;
    }

    /** Has no marshaller. */
    static class Plain implements BytesMarshallable {
        @Override
        public void writeMarshallable(net.openhft.chronicle.bytes.BytesOut<?> bytes) {
            bytes.writeInt(1);
        }
    }

    @Test
    void matchingCodePasses() {
        MarshallerComparison.of(Quote.class).verify();
        MarshallerComparison.of(Quote.class).seed(1L << 40).objects(5_000).verify();
    }

    @Test
    void swappedFieldsAreFound() {
        BiConsumer<Quote, Bytes<?>> swapped = (quote, out) -> {
            out.writeLong(quote.id);
            out.writeDouble(quote.ask);
            out.writeDouble(quote.bid);
            out.writeInt(quote.size);
            out.writeBoolean(quote.firm);
            out.writeUtf8(quote.venue);
        };
        assertThat(failure(MarshallerComparison.of(Quote.class, swapped, MarshallerComparisonTest::read)))
                .contains("org.marshal4j.testing.Quote writes different bytes than the generated marshaller")
                .contains("field      bid, at offset 8")
                .containsPattern("generated  ([0-9a-f]{2} ){7}[0-9a-f]{2}  =  [0-9.]+")
                .containsPattern("by hand    ([0-9a-f]{2} ){7}[0-9a-f]{2}  =  [0-9.]+")
                .contains("(object 0 of seed 1)");
    }

    @Test
    void unwrittenFieldIsFound() {
        BiConsumer<Quote, Bytes<?>> without = (quote, out) -> {
            out.writeLong(quote.id);
            out.writeDouble(quote.bid);
            out.writeDouble(quote.ask);
            out.writeInt(quote.size);
            out.writeBoolean(quote.firm);
        };
        assertThat(failure(MarshallerComparison.of(Quote.class, without, MarshallerComparisonTest::read)))
                .contains("field      venue, at offset 29")
                .contains("by hand    (the message ends before)");
    }

    @Test
    void bytesAfterTheLastFieldAreFound() {
        BiConsumer<Quote, Bytes<?>> more = (quote, out) -> {
            quote.writeMarshallable(out);
            out.writeShort((short) 0x0102);
        };
        assertThat(failure(MarshallerComparison.of(Quote.class, more, MarshallerComparisonTest::read)))
                .contains("There are 2 bytes behind the last field: 02 01");
    }

    /** The used object keeps its old value. */
    @Test
    void unreadFieldIsFound() {
        String failure = failure(MarshallerComparison.of(Quote.class, Quote::writeMarshallable, (used, in) -> {
            int size = used.size;
            used.readMarshallable(in);
            used.size = size;
            return used;
        }));
        assertThat(failure).contains("reads other values").contains("field      size, at offset 24");
    }

    @Test
    void leftoverBytesAreFound() {
        String failure = failure(MarshallerComparison.of(Quote.class, Quote::writeMarshallable, (used, in) -> {
            used.readMarshallable(in);
            in.readPosition(in.readPosition() - 1);
            return used;
        }));
        assertThat(failure).contains("leaves 1 of ");
    }

    @Test
    void failureBecomesTheCause() {
        MarshallerComparison<Quote> comparison = MarshallerComparison.of(
                Quote.class,
                (quote, out) -> {
                    throw new IllegalStateException("not today");
                },
                MarshallerComparisonTest::read);
        assertThatThrownBy(comparison::verify)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("fails to write: java.lang.IllegalStateException: not today")
                .hasCauseInstanceOf(IllegalStateException.class);
    }

    @Test
    void thereMustBeSomethingToCompare() {
        assertThatThrownBy(() -> MarshallerComparison.of(Generated.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("written by hand");
        assertThatThrownBy(() -> MarshallerComparison.of(Plain.class)).isInstanceOf(IllegalArgumentException.class);
        assertThat(ChronicleMarshaller.of(Generated.class)).isNotNull();
    }

    private static Quote read(Quote used, Bytes<?> in) {
        used.readMarshallable(in);
        return used;
    }

    private static String failure(MarshallerComparison<?> comparison) {
        return catchThrowableOfType(AssertionError.class, comparison::verify).getMessage();
    }
}
