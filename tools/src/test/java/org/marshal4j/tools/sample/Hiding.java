package org.marshal4j.tools.sample;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.YearMonth;
import java.util.Map;
import java.util.UUID;
import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.FixedLength;
import org.marshal4j.Marshal;
import org.marshal4j.StopBit;

/** Fields that columns have in another form than messages. */
@Marshal(table = true)
public class Hiding extends Hidden {
    public String id;
    public Flags flags = new FlagsBean();

    @Encoded(Encoding.DATA_OUTPUT)
    public BigDecimal price;

    @Encoded(Encoding.DATA_OUTPUT)
    public Map<String, Integer> counts;

    @Encoded(Encoding.DATA_OUTPUT)
    public int[] levels;

    @FixedLength(2)
    public byte[] code;

    public Duration took;

    @StopBit
    public Duration waited;

    public OffsetDateTime at;
    public OffsetTime time;
    public YearMonth month;
    public MonthDay day;
    public UUID key;

    /** Returns a row that follows from a number. */
    public static Hiding of(int number) {
        Hiding row = new Hiding();
        ((Hidden) row).id = number;
        row.id = "text " + number;
        row.flags.setDefault(number % 2 == 0);
        row.price = new BigDecimal("2.50");
        row.counts = Map.of("a", number);
        row.levels = new int[] {number};
        row.code = new byte[] {4, (byte) number};
        row.took = Duration.ofSeconds(8 + number);
        row.waited = row.took;
        row.at = OffsetDateTime.parse("2026-01-01T08:00:00+01:00").plusHours(number);
        row.time = row.at.toOffsetTime();
        row.month = YearMonth.of(9999, 10).plusMonths(number);
        row.day = MonthDay.of(1, 8 + number);
        row.key = new UUID(number, 8 + number);
        return row;
    }
}
