package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.HexFormat;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.runtime.MarshalException;

/** A few bytes that fail after a hand-written field: how much the failure costs, and what it says. */
class HostileBehindByHandTest {
    /** Most of this is a stack trace. A separate stack for the search would be many times as large. */
    private static final long BYTES = 64 << 10;

    private static final int TIMES = 20;
    private static long most;

    @ParameterizedTest
    @CsvSource({
        // A text of 100 bytes, of which 9 exist.
        "01 05 64 616161616161616161, (after number), 3, MARSHAL203",
        // An invalid text.
        "01 05 03 ff8040 80 00000000, (after number), 6, MARSHAL208",
        // A list of 100 texts, of which at most 9 fit.
        "01 05 01 61 64 61616161616161616161, (after number), 5, MARSHAL203",
        // A byte that is neither 0 nor 1, before the hand-written field.
        "07 05 01 61 64 61616161616161616161, number, 0, MARSHAL204",
        // A number that never ends, in the hand-written field.
        "01 ffffffffffffffffffffffffffff, number, 1, MARSHAL205",
    })
    void costsLittle(String hex, String path, long offset, String code) {
        byte[] message = HexFormat.of().parseHex(hex.replace(" ", ""));
        assertThat(message.length).isLessThanOrEqualTo(15);
        long fewest = Long.MAX_VALUE;
        for (int i = 0; i < TIMES; i++) {
            Budget budget = Budget.start();
            MarshalException failure = catchThrowableOfType(
                    MarshalException.class, () -> ByHandMarshaller.INSTANCE.fromByteArray(message));
            fewest = Math.min(fewest, budget.allocated());
            assertThat(failure.path() + " " + failure.offset()).isEqualTo(path + " " + offset);
            assertThat(failure.code()).isEqualTo(code);
        }
        most = Math.max(most, fewest);
        assertThat(fewest).isLessThanOrEqualTo(BYTES);
    }

    @AfterAll
    static void tell() {
        System.out.printf("most memory for a failure behind a field that is written by hand: %d bytes%n", most);
    }
}
