package org.marshal4j.blackbox.dto;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.StopBit;

/** Numbers in as few bytes as they need, next to numbers that have no such form. */
@Marshal(view = true)
@StopBit
class Stops {
    byte plainByte;
    short small;
    char letter;
    int number;
    private long large;
    float single;
    double price;
    boolean plainBoolean;
    Short boxedShort;
    Character boxedChar;
    Integer boxedInt;
    Long boxedLong;
    Float boxedFloat;
    Double boxedDouble;

    @Required
    Long requiredLong = 0L;

    @Required
    Float requiredFloat = 0f;

    @Required
    Double requiredDouble = 0d;

    BigDecimal decimal;

    @Required
    BigDecimal requiredDecimal = BigDecimal.ZERO;

    Instant instant;

    @Required
    Instant requiredInstant = Instant.EPOCH;

    Duration duration;
    LocalDate date;
    LocalTime time;

    @Required
    LocalTime requiredTime = LocalTime.NOON;

    LocalDateTime dateTime;
    String text;
}
