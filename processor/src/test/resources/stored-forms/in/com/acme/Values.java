package com.acme;

import java.math.BigInteger;
import java.net.URI;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.Date;
import java.util.Locale;
import java.util.UUID;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

@Marshal
public class Values implements ValuesMarshallable {
    byte int8;
    short int16;
    int int32;
    long int64;
    float float32;
    double float64;
    char char16;
    boolean bool;

    @Required
    Instant instant;

    Timestamp timestamp;
    Duration duration;
    LocalDate date;
    LocalTime time;
    LocalDateTime dateTime;
    OffsetDateTime offsetDateTime;
    OffsetTime offsetTime;
    ZonedDateTime zonedDateTime;
    Period period;
    Year year;
    YearMonth yearMonth;
    MonthDay monthDay;
    ZoneOffset offset;
    UUID uuid;
    Date millis;
    BigInteger integer;
    URI uri;
    ZoneId zone;
    Currency currency;
    Locale locale;
}
