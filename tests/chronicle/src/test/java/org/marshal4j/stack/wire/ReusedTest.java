package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Objects;
import java.util.function.Supplier;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.Marshal;

/** An object that several messages are read into keeps values that stay the same, and no others. */
class ReusedTest {

    /** A message whose last field is short, so that little follows its name. */
    @Marshal
    static class Note extends SelfDescribingMarshallable implements ReusedTest_NoteMarshallable {
        String venue;
        CharSequence text;
        Side side;
        BigDecimal price;
        byte n;
    }

    private static Note note(String venue, String text, Side side, String price, int n) {
        Note note = new Note();
        note.venue = venue;
        note.text = text;
        note.side = side;
        note.price = price == null ? null : new BigDecimal(price);
        note.n = (byte) n;
        return note;
    }

    private static final Note[] NOTES = {
        note("XNAS", "a", Side.BUY, "1.50", 1),
        note("XNAT", "b", Side.SELL, "1.5", 2),
        note("XNA", "", Side.SELL, "15E-1", 3),
        note("XNAÖ", "XNAÖ", Side.BUY, "-1", 4),
        note("XNAO", "x".repeat(31), Side.BUY, "0", 5),
        note(null, "x".repeat(32), null, null, 6),
        note("", "x".repeat(31) + "y", Side.SELL, "123456789012345678901234567890.123", 7),
        note("\u0000", null, Side.SELL, "0", 8),
    };

    @ParameterizedTest
    @EnumSource(
            value = WireType.class,
            names = {"BINARY", "BINARY_LIGHT", "TEXT", "YAML_ONLY", "JSON"})
    void eachValueComesFromTheMessage(WireType type) {
        Note target = new Note();
        for (Note before : NOTES) {
            for (Note after : NOTES) {
                if (type != WireType.BINARY && type != WireType.BINARY_LIGHT && "\u0000".equals(after.venue)) {
                    continue;
                }
                read(type, before, target);
                read(type, after, target);
                assertThat(target.venue).isEqualTo(after.venue);
                assertThat(target.text).isEqualTo(after.text);
                assertThat(target.side).isEqualTo(after.side);
                assertThat(target.price).isEqualTo(after.price);
                assertThat(target.n).isEqualTo(after.n);
            }
        }
    }

    private static void read(WireType type, Note note, Note target) {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        Wire wire = type.apply(bytes);
        wire.getValueOut().object(Note.class, note);
        wire.getValueIn().object(target, Note.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "-0.00",
                "1",
                "-1",
                "1.5",
                "1.50",
                "0.05",
                "-99.999",
                "007",
                "123456789012345678",
                "-1234567.89012345678",
                "1234567890123456789",
                "0.000000000000000001",
                "0.0000000000000000001",
                "1E+5",
                "1E-20",
                "12345678901234567890123456789012.5"
            })
    void decimalsKeepTheirScale(String number) {
        Note target = new Note();
        read(WireType.BINARY_LIGHT, note("x", "y", Side.BUY, number, 1), target);
        assertThat(target.price).isEqualTo(new BigDecimal(number));
        assertThat(target.n).isEqualTo((byte) 1);
    }

    /** A text written by other code is read as Wire reads it, or refused as Wire refuses it. */
    @ParameterizedTest
    @ValueSource(strings = {"1.", ".5", "+1", "1_0", "--1", "1.2.3", "-", ".", "", " 1", "1e3", "NaN", "٣"})
    void textsThatAreNoPlainNumbersAreLeftToWire(String number) {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        Wire wire = WireType.BINARY_LIGHT.apply(bytes);
        wire.getValueOut().marshallable(out -> {
            out.write("price").text(number);
            out.write("n").int8(1);
        });
        Bytes<?> again = Bytes.allocateElasticOnHeap();
        again.write(bytes);
        Object expected = result(() -> WireType.BINARY_LIGHT
                .apply(again)
                .getValueIn()
                .applyToMarshallable(in -> in.read("price").object(BigDecimal.class)));
        assertThat(result(() -> Objects.requireNonNull(wire.getValueIn().object(Note.class)).price))
                .isEqualTo(expected);
    }

    /** Returns a number, or a text that says that it was refused. */
    private static Object result(Supplier<BigDecimal> reading) {
        try {
            return reading.get();
        } catch (RuntimeException e) {
            return "refused";
        }
    }

    @Test
    void equalValuesAreKept() {
        Note target = note(new String("XNAS"), new String("a"), Side.BUY, "1.50", 0);
        String venue = target.venue;
        CharSequence text = target.text;
        BigDecimal price = target.price;
        read(WireType.BINARY_LIGHT, NOTES[0], target);
        assertThat(target.n).isEqualTo((byte) 1);
        assertThat(target.venue).isSameAs(venue);
        assertThat(target.text).isSameAs(text);
        assertThat(target.price).isSameAs(price);
    }
}
