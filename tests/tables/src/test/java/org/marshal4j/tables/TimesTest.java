package org.marshal4j.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.table.TableOptions;

/** Times as the numbers that are stored, and the ends of what the columns can hold. */
class TimesTest {
    private static final Instant FIRST = Instant.EPOCH.plusNanos(Long.MIN_VALUE);
    private static final Instant LAST = Instant.EPOCH.plusNanos(Long.MAX_VALUE);

    private final EveryTable table = EveryTable.inMemory(TableOptions.DEFAULTS.batchRows(64));

    @AfterEach
    void close() {
        table.close();
    }

    private void instants(Instant... instants) {
        for (Instant instant : instants) {
            Every every = new Every();
            every.instant = instant;
            table.add(every);
        }
    }

    @Test
    void mayBeComparedWithThoseThatTheColumnCannotHold() {
        instants(FIRST, Instant.EPOCH, null, LAST);
        assertThat(table.instant().whereBetween(Instant.MIN, Instant.MAX).rows())
                .containsExactly(0, 1, 3);
        assertThat(table.instant().whereBetween(LAST, Instant.MAX).rows()).containsExactly(3);
        assertThat(table.instant().whereBetween(LAST.plusNanos(1), Instant.MAX).rows())
                .isEmpty();
        assertThat(table.instant().whereBetween(Instant.MIN, FIRST).rows()).containsExactly(0);
        assertThat(table.instant()
                        .whereBetween(Instant.MIN, FIRST.minusNanos(1))
                        .rows())
                .isEmpty();
        assertThat(table.instant().whereBetween(LAST, FIRST).rows()).isEmpty();
        for (Instant beyond : List.of(Instant.MIN, FIRST.minusNanos(1), LAST.plusNanos(1), Instant.MAX)) {
            assertThat(table.instant().indexOf(beyond)).isEqualTo(-1);
            assertThat(table.instant().whereEqual(beyond).count()).isZero();
            assertThatThrownBy(() -> table.instant().set(1, beyond)).hasMessageContaining("MARSHAL248");
        }
        assertThat(table.instant().min()).contains(FIRST);
        assertThat(table.instant().max()).contains(LAST);
    }

    @Test
    void mayBeDaysThatTheColumnCannotHold() {
        LocalDate last = LocalDate.ofEpochDay(Integer.MAX_VALUE);
        Every every = new Every();
        every.date = last;
        table.add(every);
        assertThat(table.date().whereBetween(LocalDate.MIN, LocalDate.MAX).rows())
                .containsExactly(0);
        assertThat(table.date().whereBetween(last.plusDays(1), LocalDate.MAX).rows())
                .isEmpty();
        assertThat(table.date().indexOf(last.plusDays(1L << 32))).isEqualTo(-1);
    }

    @Test
    void haveNoLeastIfAllAreNull() {
        assertThat(table.instant().min()).isEmpty();
        instants(null, null);
        assertThat(table.instant().min()).isEmpty();
        assertThat(table.instant().max()).isEmpty();
        assertThat(table.scaled().max()).isEmpty();
        assertThat(table.instant().whereBetween(Instant.MIN, Instant.MAX).count())
                .isZero();
    }

    @Test
    void areReadAsNumbers() {
        Every every = new Every();
        every.instant = Instant.ofEpochSecond(-1, 5);
        every.dateTime = LocalDateTime.of(1970, 1, 1, 0, 0, 1, 7);
        every.time = LocalTime.of(0, 1);
        every.duration = Duration.ofNanos(-3);
        every.date = LocalDate.of(1970, 1, 3);
        table.add(every);
        assertThat(table.instant().nanos(0)).isEqualTo(-999_999_995);
        assertThat(table.dateTime().nanos(0)).isEqualTo(1_000_000_007);
        assertThat(table.time().nanos(0)).isEqualTo(60_000_000_000L);
        assertThat(table.duration().nanos(0)).isEqualTo(-3);
        assertThat(table.date().epochDay(0)).isEqualTo(2);
        assertThat(table.duration().numbers().sum()).isEqualTo(-3);
        table.duration().setNull(0);
        assertThatThrownBy(() -> table.duration().nanos(0))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("duration: row 0 is null");
    }
}
