package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Timestamp;
import java.time.OffsetTime;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.Output;

/**
 * Dates that cannot be written name their field. Space for it is reserved with that for the fields around it, so bytes do
 * not show where writing stopped.
 */
class DatesRefusedTest {
    static Stream<Arguments> refused() {
        return Stream.of(
                wrong("javaDate", "MARSHAL201", times -> times.javaDate = new Timestamp(1)),
                wrong("sqlDate", "MARSHAL201", times -> times.sqlDate = new java.sql.Date(1) {}),
                wrong("sqlTime", "MARSHAL201", times -> times.sqlTime = new java.sql.Time(1) {}),
                wrong("timestamp", "MARSHAL201", times -> times.timestamp = new Timestamp(1) {}),
                wrong("timestamp", "MARSHAL214", times -> times.timestamp = new Timestamp(Long.MAX_VALUE)));
    }

    private static Arguments wrong(String field, String code, Consumer<Times> change) {
        return Arguments.of(field, code, change);
    }

    @ParameterizedTest
    @MethodSource("refused")
    void nameTheirField(String field, String code, Consumer<Times> change) {
        Times times = new Times();
        times.offsetTime = OffsetTime.MIN;
        Output out = Output.elastic();
        TimesMarshaller.INSTANCE.write(times, out);
        change.accept(times);
        assertThatThrownBy(() -> TimesMarshaller.INSTANCE.write(times, Output.elastic()))
                .hasMessageContaining("Times." + field + " at offset")
                .hasMessageContaining(code);
    }
}
