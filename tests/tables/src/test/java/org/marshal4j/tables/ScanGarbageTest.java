package org.marshal4j.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Finding rows by their values allocates no object for a row. */
class ScanGarbageTest {
    private static final int ROWS = 2000;

    /** The smallest object has 16 bytes. Scans of numbers have a buffer of 8 KiB, and a selection a bit for each row. */
    private static final int MOST = ROWS * 8;

    private static final String LONG = "a text that is too long for its view, number ";
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

    private final EveryTable table = EveryTable.inMemory();

    private long kept;

    @BeforeEach
    void fill() {
        Every every = new Every();
        for (int i = 0; i < ROWS; i++) {
            every.text = i % 2 == 0 ? LONG + i : "text " + i;
            every.bytes = every.text.getBytes();
            every.uuid = new UUID(i, i);
            every.instant = START.plusSeconds(i);
            every.date = LocalDate.EPOCH.plusDays(i);
            every.duration = Duration.ofMillis(i);
            every.scaled = BigDecimal.valueOf(i, 2);
            every.aBoolean = i == ROWS - 1;
            table.add(every);
        }
    }

    @AfterEach
    void close() {
        table.close();
    }

    @Test
    void isNoticed() {
        assertThat(Garbage.of(() -> kept = table.text().where(LONG::equals).count()))
                .isGreaterThan(ROWS * 16L);
    }

    @Test
    void isNotMadeByTextsAndBytes() {
        byte[] bytes = (LONG + 1998).getBytes();
        assertThat(Garbage.of(() -> {
                    kept = table.text().whereEqual(LONG + 1998).count();
                    kept += table.text().indexOf(LONG + 1998);
                    kept += table.text().whereEqual("text 1999").count();
                    kept += table.text().indexOf("text 1999");
                    kept += table.bytes().whereEqual(bytes).count();
                    kept += table.bytes().indexOf(bytes);
                }))
                .isLessThan(MOST);
        assertThat(kept).isEqualTo(1998 + 1 + 1999 + 1 + 1998 + 1);
    }

    @Test
    void isNotMadeByUuidsAndBooleans() {
        UUID uuid = new UUID(1999, 1999);
        assertThat(Garbage.of(() -> {
                    kept = table.uuid().whereEqual(uuid).count() + table.uuid().indexOf(uuid);
                    kept += table.aBoolean().indexOf(true);
                    table.aBoolean().forEach(value -> kept += value ? 1 : 0);
                }))
                .isLessThan(MOST);
        assertThat(kept).isEqualTo(1 + 1999 + 1999 + 1);
    }

    @Test
    void isNotMadeByTimes() {
        Instant late = START.plusSeconds(1000);
        assertThat(Garbage.of(() -> {
                    kept = table.instant().whereBetween(late, Instant.MAX).count();
                    kept += table.instant().indexOf(late);
                }))
                .isLessThan(MOST);
        assertThat(kept).isEqualTo(1000 + 1000);
        assertThat(Garbage.of(() -> {
                    kept = table.date().min().orElseThrow().toEpochDay();
                    kept += table.duration().numbers().sum();
                    for (int i = 0; i < ROWS; i++) {
                        kept += table.instant().nanos(i) + table.date().epochDay(i);
                    }
                }))
                .isLessThan(MOST * 2);
    }

    @Test
    void isNotMadeByDecimals() {
        BigDecimal ten = BigDecimal.TEN;
        assertThat(Garbage.of(() -> {
                    kept = table.scaled().whereBetween(BigDecimal.ZERO, ten).count();
                    kept += table.scaled().max().orElseThrow().intValue();
                    for (int i = 0; i < ROWS; i++) {
                        kept += table.scaled().unscaledLong(i) == i * 100_000_000L ? 1 : 0;
                    }
                }))
                .isLessThan(MOST);
        assertThat(kept).isEqualTo(1001 + 19 + ROWS);
    }
}
