package org.marshal4j.arrow;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.UUID;
import org.marshal4j.Marshal;
import org.marshal4j.OneOf;

/** A column of each kind but lists, which Polars does not read; nullable wherever it can be. */
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
