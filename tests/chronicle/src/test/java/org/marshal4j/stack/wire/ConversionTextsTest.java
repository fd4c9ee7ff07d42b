package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.LongConversion;
import net.openhft.chronicle.wire.LongConverter;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.WireType;
import net.openhft.chronicle.wire.converter.Base85;
import net.openhft.chronicle.wire.converter.NanoTime;
import net.openhft.chronicle.wire.converter.ShortText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.Marshal;
import org.marshal4j.MarshalImport;

/**
 * Numbers that are written as texts: each text equals the one that Wire writes by reflection, if Wire can read that
 * again.
 */
class ConversionTextsTest {

    /** Hundredths, as a user's own converter. */
    static class Hundredths implements LongConverter {
        @Override
        public long parse(CharSequence text) {
            return Math.round(Double.parseDouble(text.toString()) * 100);
        }

        @Override
        public void append(StringBuilder text, long value) {
            text.append(value / 100.0);
        }
    }

    /** Written by Wire. */
    static class Plain extends SelfDescribingMarshallable {
        @ShortText
        long shortText;

        @Base85
        long base;

        @NanoTime
        long time;

        @LongConversion(Hundredths.class)
        long price;

        @ShortText
        int code;
    }

    /** The same, written by generated code. */
    @Marshal
    @MarshalImport(Plain.class)
    static class Generated extends Plain implements ConversionTextsTest_GeneratedMarshallable {}

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "JSON", "JSON_ONLY"})
    void areAsWireWritesThem(WireType type) {
        Plain plain = Filled.like(generated(), new Plain());
        assertThat(Filled.written(type, generated()).toString())
                .isEqualTo(Filled.written(type, plain).toString());
    }

    private static Generated generated() {
        Generated object = new Generated();
        object.shortText = ShortText.INSTANCE.parse("2/SV*");
        object.base = Base85.INSTANCE.parse("a b;c");
        object.time = 1_700_000_000_123_456_789L;
        object.price = 1250;
        object.code = (int) ShortText.INSTANCE.parse("G.P");
        return object;
    }

    @Test
    void areWrittenWithoutQuotes() {
        assertThat(generated().toString()).contains("shortText: 2/SV*,").contains("price: 12.5,");
    }

    /** Tests every letter alone, first, last, within a text, and before a space. */
    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "JSON", "JSON_ONLY"})
    void areReadBack(WireType type) {
        List<String> lost = new ArrayList<>();
        for (int letter = 0; letter < 85; letter++) {
            String text = Base85.INSTANCE.asString(letter);
            for (String form : List.of("%s", "%sa", "a%s", "a%sa", "%s a", "%1$s%1$s")) {
                Generated object = new Generated();
                object.shortText = ShortText.INSTANCE.parse(String.format(form, text));
                object.base = Base85.INSTANCE.parse(String.format(form, text));
                Bytes<?> bytes = Bytes.allocateElasticOnHeap();
                type.apply(bytes).getValueOut().object(Generated.class, object);
                String written = bytes.toString();
                try {
                    if (!object.equals(type.apply(bytes).getValueIn().object(Generated.class))) {
                        lost.add(written);
                    }
                } catch (RuntimeException e) {
                    lost.add(written + e);
                }
            }
        }
        assertThat(lost).isEmpty();
    }
}
