package org.marshal4j.arrow;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.UUID;
import org.marshal4j.Decimal;
import org.marshal4j.Marshal;
import org.marshal4j.OneOf;

/** A column of each kind except lists, which Polars cannot read. Columns are nullable wherever possible. */
@Marshal(table = true)
public class Leaves {
    boolean flag;
    byte tiny;
    short small;
    char letter;
    int number;
    long large;
    float single;
    double real;
    Boolean maybeFlag;
    Byte maybeTiny;
    Short maybeSmall;
    Character maybeLetter;
    Integer maybeNumber;
    Long maybeLarge;
    Float maybeSingle;
    Double maybeReal;
    Side side;

    @OneOf({"GBP", "EUR"})
    String currency;

    String text;
    byte[] bytes;
    BigDecimal decimal;

    @Decimal(precision = 38, scale = 4)
    BigDecimal scaled;

    Instant instant;
    LocalDate date;
    LocalTime time;
    LocalDateTime dateTime;
    Duration duration;
    UUID uuid;
    Place place;

    /** An enum. */
    public enum Side {
        BUY,
        SELL
    }
}
