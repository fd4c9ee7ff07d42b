package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.TestBuffer;

/** The Chronicle module tests that Chronicle writes the same forms. */
class StopBitsTest {
    @Tag("long")
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void longsHaveTheExpectedForm(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 20_000; i++) {
            isOfTheForm(random.nextLong() >> random.nextInt(64));
        }
    }

    @Test
    void longsAtEveryBoundaryHaveTheExpectedForm() {
        for (int shift = 0; shift < 64; shift++) {
            for (int near = -1; near <= 1; near++) {
                isOfTheForm((1L << shift) + near);
                isOfTheForm(-(1L << shift) + near);
            }
        }
    }

    private static void isOfTheForm(long value) {
        String form = form(value);
        TestBuffer ours = TestBuffer.elastic();
        StopBits.writeLong(value, ours.out());

        assertThat(ours.hex()).as("%s", value).isEqualTo(form);
        assertThat(StopBits.sizeOfLong(value)).isEqualTo(ours.size());
        assertThat(StopBits.readLong(TestBuffer.ofHex(form))).isEqualTo(value);
        assertThat(ours.in().readStopBit()).isEqualTo(value);
    }

    /** Groups of seven bits, the lowest first, with the top bit set in all but the last group. */
    private static String form(long value) {
        String digits = Long.toBinaryString(value < 0 ? ~value : value);
        digits = "0".repeat((7 - digits.length() % 7) % 7) + digits;
        StringBuilder form = new StringBuilder();
        for (int end = digits.length(); end > 0; end -= 7) {
            boolean isLast = end == 7 && value >= 0;
            String group = (isLast ? "0" : "1") + digits.substring(end - 7, end);
            form.append(form.length() == 0 ? "" : " ")
                    .append(HexFormat.of().toHexDigits((byte) Integer.parseInt(group, 2)));
        }
        return value < 0 ? form + " 00" : form.toString();
    }

    @Tag("long")
    @Test
    void everyCharHasTheExpectedForm() {
        for (int c = 0; c <= Character.MAX_VALUE; c++) {
            TestBuffer ours = TestBuffer.elastic();
            StopBits.writeChar((char) c, ours.out());

            // The last 128 are written as negative numbers.
            assertThat(ours.hex()).as("%s", c).isEqualTo(form(c >= 0xFF80 ? c - 0x10000 : c));
            assertThat(StopBits.sizeOfChar((char) c)).isEqualTo(ours.size());
            assertThat(StopBits.readChar(ours.in())).isEqualTo((char) c);
        }
    }

    @Test
    void everyShortIsReadBack() {
        TestBuffer bytes = TestBuffer.elastic();
        for (int value = Short.MIN_VALUE; value <= Short.MAX_VALUE; value++) {
            bytes.clear();
            StopBits.writeShort((short) value, bytes.out());
            assertThat(StopBits.sizeOfShort((short) value)).isEqualTo(bytes.size());
            assertThat(StopBits.readShort(bytes.in())).isEqualTo((short) value);
        }
    }

    @Test
    void aDifferentBoxIsReplaced() {
        assertThat(StopBits.readBoxedLong(5L, TestBuffer.ofHex("01 80 20"))).isEqualTo(4096L);
        assertThat(StopBits.readBoxedLong(null, TestBuffer.ofHex("01 80 20"))).isEqualTo(4096L);
        assertThat(StopBits.readBoxedLong(5L, TestBuffer.ofHex("00"))).isNull();
    }
}
