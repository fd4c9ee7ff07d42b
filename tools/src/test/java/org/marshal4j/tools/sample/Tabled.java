package org.marshal4j.tools.sample;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.marshal4j.Decimal;
import org.marshal4j.Marshal;

/** A field of each kind of column that is shown in its own way. */
@Marshal(table = true)
public class Tabled implements TabledMarshallable {
    public long number;
    public double price;
    public boolean open;
    public char side = 'B';
    public Integer lots;
    public String symbol;
    public Venue venue;
    public byte[] bytes;
    public long[] longs;
    public List<List<Integer>> numbers;
    public Map<String, Integer> byName;
    public Map<Integer, String> byNumber;
    public BigDecimal decimal;

    @Decimal(precision = 18, scale = 2)
    public BigDecimal amount;

    public BigInteger big;
    public Instant at;
    public LocalDate day;
    public UUID id;
    public Inside inside;

    /** An object in a column. */
    @Marshal(table = true)
    public static class Inside implements Tabled_InsideMarshallable {
        public BigDecimal decimal;
        public List<String> texts;
    }

    /** Returns a row that follows from a number. */
    public static Tabled of(int number) {
        Tabled row = new Tabled();
        row.number = number;
        row.price = number == 1 ? Double.NaN : number == 2 ? -0.0 : number / 4.0;
        if (number == 3) {
            return row;
        }
        row.open = number % 2 == 0;
        row.lots = number;
        row.symbol = "text \u001b that is longer than twelve bytes";
        row.venue = Venue.values()[number % 2];
        row.bytes = new byte[] {(byte) number, -1};
        row.longs = new long[] {number, Long.MAX_VALUE};
        row.numbers = List.of(List.of(number), List.of());
        row.byName = new LinkedHashMap<>(Map.of("a", number));
        row.byNumber = new LinkedHashMap<>(Map.of(number, "b"));
        row.decimal = new BigDecimal("2.50");
        row.amount = new BigDecimal("12.34");
        row.big = BigInteger.TEN.pow(30);
        row.at = Instant.parse("2026-01-01T00:00:00Z").plusSeconds(number);
        row.day = LocalDate.of(2026, 1, 1 + number);
        row.id = new UUID(number, 1);
        row.inside = new Inside();
        row.inside.decimal = new BigDecimal("0.1");
        row.inside.texts = new ArrayList<>(List.of("x", "y"));
        return row;
    }
}
