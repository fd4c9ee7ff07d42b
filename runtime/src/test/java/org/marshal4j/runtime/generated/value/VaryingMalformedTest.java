package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.marshal4j.runtime.RuntimeProblem.*;
import static org.marshal4j.runtime.generated.value.VaryingForm.*;

import java.nio.BufferUnderflowException;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.runtime.generated.value.VaryingValues.Bad;

/** Bytes that are not a valid value are refused, whatever they are. */
class VaryingMalformedTest {
    private static final String EUROPE_ZURICH = "0d 45 75 72 6f 70 65 2f 5a 75 72 69 63 68";

    static Stream<Bad> bad() {
        return Stream.of(
                        VaryingValues.malformedAddresses(),
                        StopBitTimeValues.malformed(),
                        StopBitOtherValues.malformed(),
                        others())
                .flatMap(bad -> bad);
    }

    private static Stream<Bad> others() {
        return Stream.of(
                new Bad(CHARS, "02 c3 28", MALFORMED_TEXT),
                new Bad(CHARS, "03 ed a0 bd", MALFORMED_TEXT),
                new Bad(BUILDER, "02 61 c3", MALFORMED_TEXT),
                new Bad(BUILDER, "03 ed b8 80", MALFORMED_TEXT),
                new Bad(BUILDER, "ff ff ff ff 07 61", BYTES_RUN_OUT),
                new Bad(INTERNED, "02 c0 80", MALFORMED_TEXT),
                new Bad(INTERNED, "ff ff ff ff 07 61", BYTES_RUN_OUT),
                new Bad(ZONE, "00", IMPOSSIBLE_VALUE),
                new Bad(ZONE, "04 4d 6f 6f 6e", IMPOSSIBLE_VALUE),
                new Bad(ZONE, "01 ff", MALFORMED_TEXT),
                new Bad(URIS, "03 61 20 62", IMPOSSIBLE_VALUE),
                new Bad(URIS, "01 3a", IMPOSSIBLE_VALUE),
                new Bad(CHARSET, "00", IMPOSSIBLE_VALUE),
                new Bad(CHARSET, "05 75 74 66 2d 38", IMPOSSIBLE_VALUE),
                new Bad(CHARSET, "04 55 54 46 38", IMPOSSIBLE_VALUE),
                new Bad(CHARSET, "05 55 54 46 2d 39", IMPOSSIBLE_VALUE),
                new Bad(CHARSET, "03 61 20 62", IMPOSSIBLE_VALUE),
                new Bad(CURRENCY, "00", IMPOSSIBLE_VALUE),
                new Bad(CURRENCY, "03 63 68 66", IMPOSSIBLE_VALUE),
                new Bad(CURRENCY, "03 45 55 72", IMPOSSIBLE_VALUE),
                new Bad(LOCALE, "03 21 21 21", IMPOSSIBLE_VALUE),
                new Bad(LOCALE, "04 64 65 2d 2d", IMPOSSIBLE_VALUE),
                new Bad(ZONED, "02", IMPOSSIBLE_BYTE),
                new Bad(ZONED_REQUIRED, zoned("0a 1b", 9000, "20 1c 00 00", "80 00"), NULL_ON_READ),
                new Bad(ZONED_REQUIRED, zoned("0d 1b", 9000, "20 1c 00 00", "01 5a"), IMPOSSIBLE_VALUE),
                new Bad(ZONED_REQUIRED, zoned("0a 1b", 86400, "00 00 00 00", "01 5a"), IMPOSSIBLE_VALUE),
                new Bad(ZONED_REQUIRED, zoned("0a 1b", 9000, "21 fd 00 00", "01 5a"), IMPOSSIBLE_VALUE),
                // An offset that the zone does not have at that time, and a time that is skipped when clocks are set
                // forward.
                new Bad(ZONED_REQUIRED, zoned("0a 1b", 9000, "20 1c 00 00", "01 5a"), IMPOSSIBLE_VALUE),
                new Bad(ZONED_REQUIRED, zoned("06 1b", 9000, "10 0e 00 00", EUROPE_ZURICH), IMPOSSIBLE_VALUE),
                new Bad(ZONED_REQUIRED, zoned("03 1f", 9000, "10 0e 00 00", EUROPE_ZURICH), IMPOSSIBLE_VALUE),
                new Bad(ZONED_REQUIRED, zoned("03 1f", 9000, "20 1c 00 00", EUROPE_ZURICH), IMPOSSIBLE_VALUE),
                new Bad(INTEGER, "00", IMPOSSIBLE_VALUE),
                new Bad(INTEGER, "81 00", BAD_COUNT),
                new Bad(INTEGER, "ff ff ff ff 07 61", BYTES_RUN_OUT),
                new Bad(DECIMAL, "81 00 80 00", IMPOSSIBLE_VALUE),
                new Bad(DECIMAL, "81 00 00", IMPOSSIBLE_VALUE),
                new Bad(DECIMAL, "81 80 80 80 80 08 01 01", IMPOSSIBLE_VALUE),
                new Bad(BITS, "01 00 00 00 00 00 00 00 00", IMPOSSIBLE_VALUE),
                new Bad(BITS, "ff ff ff ff 07 61", BYTES_RUN_OUT),
                new Bad(BUFFER, "ff ff ff ff 07 61", BYTES_RUN_OUT),
                new Bad(ONE_OF, "03", IMPOSSIBLE_VALUE),
                new Bad(ONE_OF, "fd", IMPOSSIBLE_VALUE),
                new Bad(ONE_OF, "ff 80 00", IMPOSSIBLE_VALUE),
                new Bad(ONE_OF, "ff 01 80", MALFORMED_TEXT),
                new Bad(SHORT, "80 80 02", IMPOSSIBLE_VALUE),
                new Bad(SHORT, "80 80 82 00", IMPOSSIBLE_VALUE),
                new Bad(INT, "80 80 80 80 08", IMPOSSIBLE_VALUE),
                new Bad(INT, "80 80 80 80 88 00", IMPOSSIBLE_VALUE),
                new Bad(CHAR, "80 81 00", IMPOSSIBLE_VALUE),
                new Bad(CHAR, "80 ff 03", IMPOSSIBLE_VALUE),
                new Bad(CHAR, "80 80 04", IMPOSSIBLE_VALUE),
                new Bad(LONG, "80 80 00", BAD_COUNT),
                new Bad(LONG, "ff 80 00", BAD_COUNT),
                new Bad(LONG, "ff ff ff ff ff ff ff ff ff 01", BAD_COUNT),
                new Bad(LONG, "ff ff ff ff ff ff ff ff ff 80 00", BAD_COUNT),
                new Bad(LONG, "80 80 80 80 80 80 80 80 80 00", BAD_COUNT),
                new Bad(BOXED_INT, "02 01", IMPOSSIBLE_BYTE),
                new Bad(BOXED_CHAR, "01 80 81 00", IMPOSSIBLE_VALUE));
    }

    /** Returns the bytes of a time in 2024. */
    private static String zoned(String monthAndDay, long secondOfDay, String offset, String zone) {
        TestBuffer time = TestBuffer.elastic();
        time.out().writeInt(2024);
        String year = time.hex();
        time.clear().out().writeLong(secondOfDay * 1_000_000_000L);
        return year + " " + monthAndDay + " " + time.hex() + " " + offset + " " + zone;
    }

    @ParameterizedTest
    @MethodSource("bad")
    void isRefused(Bad bad) {
        assertThatThrownBy(() -> bad.form().reader().read(null, TestBuffer.ofHex(bad.hex())))
                .isInstanceOfSatisfying(
                        MarshalException.class, e -> assertThat(e.problem()).isEqualTo(bad.problem()));
    }

    @Tag("long")
    @Test
    void anyBytesAreReadOrRefused() {
        Random random = new Random(7);
        List<VaryingForm<?>> forms = VaryingValues.all()
                .<VaryingForm<?>>map(VaryingValues.Row::form)
                .distinct()
                .toList();
        for (int i = 0; i < 100_000; i++) {
            byte[] bytes = new byte[random.nextInt(24)];
            random.nextBytes(bytes);
            for (int j = 0; j < Math.min(3, bytes.length); j++) {
                bytes[j] = (byte) (random.nextBoolean() ? random.nextInt(20) : bytes[j]);
            }
            readOrRefuse(forms.get(i % forms.size()), bytes);
        }
    }

    private static <X> void readOrRefuse(VaryingForm<X> form, byte[] bytes) {
        X value;
        try {
            value = form.reader().read(null, Input.of(bytes));
        } catch (MarshalException | BufferUnderflowException e) {
            return;
        }
        TestBuffer again = TestBuffer.elastic();
        form.writer().write(value, again.out());
        assertThat(again.in().remaining()).isEqualTo(form.sizeOf().applyAsLong(value));
        assertThat(form.view(form.reader().read(null, again.in()))).isEqualTo(form.view(value));
    }
}
