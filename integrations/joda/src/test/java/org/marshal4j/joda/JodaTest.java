package org.marshal4j.joda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.joda.time.DateTime;
import org.joda.time.DateTimeZone;
import org.joda.time.Duration;
import org.joda.time.Instant;
import org.joda.time.Interval;
import org.joda.time.LocalDate;
import org.joda.time.LocalDateTime;
import org.joda.time.LocalTime;
import org.joda.time.MonthDay;
import org.joda.time.Period;
import org.joda.time.PeriodType;
import org.joda.time.YearMonth;
import org.joda.time.chrono.BuddhistChronology;
import org.joda.time.chrono.GregorianChronology;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.joda.flights.Flights;
import org.marshal4j.joda.flights.Flights_FlightMarshaller;
import org.marshal4j.joda.flights.Flights_OfDateTimeMarshaller;
import org.marshal4j.joda.flights.Flights_OfDateTimeZoneMarshaller;
import org.marshal4j.joda.flights.Flights_OfDurationMarshaller;
import org.marshal4j.joda.flights.Flights_OfInstantMarshaller;
import org.marshal4j.joda.flights.Flights_OfIntervalMarshaller;
import org.marshal4j.joda.flights.Flights_OfLocalDateMarshaller;
import org.marshal4j.joda.flights.Flights_OfLocalDateTimeMarshaller;
import org.marshal4j.joda.flights.Flights_OfLocalTimeMarshaller;
import org.marshal4j.joda.flights.Flights_OfMonthDayMarshaller;
import org.marshal4j.joda.flights.Flights_OfPeriodMarshaller;
import org.marshal4j.joda.flights.Flights_OfYearMonthMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.generated.FieldMarshallers;
import org.marshal4j.runtime.step.NamedMarshallers;
import org.marshal4j.schema.wire.WireType;

class JodaTest {
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ");
    private static final DateTimeZone ZURICH = DateTimeZone.forID("Europe/Zurich");

    static Stream<Arguments> values() {
        return Stream.of(
                instant(Instant.ofEpochMilli(1000), "e8 03 00 00 00 00 00 00"),
                instant(new Instant(Long.MIN_VALUE), "00 00 00 00 00 00 00 80"),
                row(
                        Flights_OfDurationMarshaller.INSTANCE,
                        Flights.OfDuration::new,
                        Duration.millis(-1),
                        "ff ff ff ff ff ff ff ff"),
                date(new LocalDate(2024, 2, 29), "e8 07 00 00 02 1d"),
                date(new LocalDate(-5, 1, 1), "fb ff ff ff 01 01"),
                date(new LocalDate(292278993, 12, 31), "d1 d2 6b 11 0c 1f"),
                date(new LocalDate(-292275054, 1, 1), "92 3c 94 ee 01 01"),
                time(LocalTime.MIDNIGHT, "00 00 00 00"),
                time(new LocalTime(23, 59, 59, 999), "ff 5b 26 05"),
                row(
                        Flights_OfLocalDateTimeMarshaller.INSTANCE,
                        Flights.OfLocalDateTime::new,
                        new LocalDateTime(2024, 2, 29, 2, 30, 0, 1),
                        "e8 07 00 00 02 1d 41 54 89 00"),
                row(
                        Flights_OfYearMonthMarshaller.INSTANCE,
                        Flights.OfYearMonth::new,
                        new YearMonth(2026, 11),
                        "ea 07 00 00 0b"),
                row(Flights_OfMonthDayMarshaller.INSTANCE, Flights.OfMonthDay::new, new MonthDay(2, 29), "02 1d"),
                row(
                        Flights_OfPeriodMarshaller.INSTANCE,
                        Flights.OfPeriod::new,
                        new Period(1, -2, 0, 3, 0, 0, 0, 9),
                        "01 00 00 00 fe ff ff ff 00 00 00 00 03 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 09 00 00 00"),
                zone(DateTimeZone.UTC, "03 55 54 43"),
                zone(DateTimeZone.forOffsetHoursMinutes(-2, -30), "06 2d 30 32 3a 33 30"),
                zone(ZURICH, "0d 45 75 72 6f 70 65 2f 5a 75 72 69 63 68"),
                row(
                        Flights_OfDateTimeMarshaller.INSTANCE,
                        Flights.OfDateTime::new,
                        new DateTime(1000, DateTimeZone.UTC),
                        "e8 03 00 00 00 00 00 00 03 55 54 43"),
                row(
                        Flights_OfIntervalMarshaller.INSTANCE,
                        Flights.OfInterval::new,
                        new Interval(1, 2, DateTimeZone.UTC),
                        "01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00 03 55 54 43"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("values")
    <T> void isWrittenAsTheseBytes(Marshaller<T> marshaller, T value, String hex) {
        byte[] bytes = marshaller.toByteArray(value);
        assertThat(HEX.formatHex(bytes)).isEqualTo(hex);
        assertThat(marshaller.sizeOf(value)).isEqualTo(bytes.length);
        assertThat(marshaller.fromByteArray(bytes)).isEqualTo(value);
    }

    @Test
    void equalValuesAreKept() {
        Flights.Flight flight = flight();
        DateTime departure = flight.departure;
        LocalDate day = flight.days.get(0);
        Flights_FlightMarshaller.INSTANCE.readInto(flight, Flights_FlightMarshaller.INSTANCE.toByteArray(flight()));
        assertThat(flight.departure).isSameAs(departure);
        assertThat(flight.days.get(0)).isSameAs(day);
        assertThat(flight.days.get(1)).isNull();
        assertThat(flight.delay).isNull();
    }

    @Test
    void schemaNamesTheMarshaller() {
        assertThat(Flights_FlightMarshaller.INSTANCE.schema().toString())
                .contains("departure custom org.marshal4j.joda.DateTimeMarshaller?")
                .contains("days list<custom[6] org.marshal4j.joda.LocalDateMarshaller?>?");
    }

    @Test
    void otherCalendarsAreRefused() {
        refused(
                Flights_OfLocalDateMarshaller.INSTANCE,
                new Flights.OfLocalDate(new LocalDate(2569, 11, 23, BuddhistChronology.getInstanceUTC())),
                "only ISOChronology[UTC] is kept");
        refused(
                Flights_OfLocalTimeMarshaller.INSTANCE,
                new Flights.OfLocalTime(new LocalTime(1, 2, 3, 4, GregorianChronology.getInstanceUTC())),
                "GregorianChronology");
        refused(
                Flights_OfDateTimeMarshaller.INSTANCE,
                new Flights.OfDateTime(new DateTime(1, BuddhistChronology.getInstance(ZURICH))),
                "BuddhistChronology[Europe/Zurich]");
        refused(
                Flights_OfIntervalMarshaller.INSTANCE,
                new Flights.OfInterval(new Interval(1, 2, BuddhistChronology.getInstanceUTC())),
                "BuddhistChronology");
        refused(
                Flights_OfPeriodMarshaller.INSTANCE,
                new Flights.OfPeriod(new Period(1, PeriodType.millis())),
                "only the standard type");
    }

    private static <T> void refused(Marshaller<T> marshaller, T value, String why) {
        assertThatThrownBy(() -> marshaller.toByteArray(value))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining(".value")
                .hasMessageContaining(why)
                .hasMessageContaining("[MARSHAL227]");
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("values")
    void sizeIsFoundWithoutReading(Marshaller<?> marshaller, Object value, String hex) {
        WireType.Custom type =
                (WireType.Custom) marshaller.schema().fields().get(0).type();
        byte[] bytes = HEX.parseHex(hex + " 00");
        long size = type.size() == WireType.ANY
                ? FieldMarshallers.sizeAt(
                        NamedMarshallers.of(marshaller.schema()).find(type), Input.of(bytes))
                : type.size();
        assertThat(size).isEqualTo(bytes.length - 1);
    }

    static Stream<Arguments> noValues() {
        return Stream.of(
                Arguments.of(Flights_OfLocalDateMarshaller.INSTANCE, "e7 07 00 00 02 1d"),
                Arguments.of(Flights_OfLocalDateMarshaller.INSTANCE, "ff ff ff 7f 01 01"),
                Arguments.of(Flights_OfLocalTimeMarshaller.INSTANCE, "00 5c 26 05"),
                Arguments.of(Flights_OfLocalTimeMarshaller.INSTANCE, "ff ff ff ff"),
                Arguments.of(Flights_OfLocalDateTimeMarshaller.INSTANCE, "e8 07 00 00 0d 1d 41 54 89 00"),
                Arguments.of(Flights_OfYearMonthMarshaller.INSTANCE, "ea 07 00 00 00"),
                Arguments.of(Flights_OfMonthDayMarshaller.INSTANCE, "02 1e"),
                Arguments.of(Flights_OfDateTimeZoneMarshaller.INSTANCE, "80 00"),
                Arguments.of(Flights_OfDateTimeZoneMarshaller.INSTANCE, "03 75 74 63"),
                Arguments.of(Flights_OfDateTimeZoneMarshaller.INSTANCE, "03 2b 30 31"),
                Arguments.of(Flights_OfDateTimeZoneMarshaller.INSTANCE, "02 58 58"),
                Arguments.of(
                        Flights_OfIntervalMarshaller.INSTANCE,
                        "03 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00 03 55 54 43"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("noValues")
    void invalidBytesAreRefused(Marshaller<?> marshaller, String hex) {
        assertThatThrownBy(() -> marshaller.fromByteArray(HEX.parseHex(hex)))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining(".value")
                .hasMessageContaining("[MARSHAL214]");
    }

    @Test
    void longIdsAreRefusedBeforeAnythingIsAllocated() {
        byte[] message = new byte[2 + 4000];
        Arrays.fill(message, (byte) 'a');
        message[0] = (byte) 0xa0;
        message[1] = 31;
        assertThatThrownBy(() -> Flights_OfDateTimeZoneMarshaller.INSTANCE.fromByteArray(message))
                .hasMessageContaining("[MARSHAL215]");
    }

    /** Random bytes are either refused or a value that is written as the same bytes. */
    @ParameterizedTest
    @MethodSource("values")
    <T> void randomBytesAreRefusedOrWrittenAgain(Marshaller<T> marshaller, T value, String hex) {
        Random random = new Random(7);
        byte[] right = HEX.parseHex(hex);
        for (int i = 0; i < 300; i++) {
            byte[] bytes = right.clone();
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            T read;
            try {
                read = marshaller.fromByteArray(bytes);
            } catch (MarshalException e) {
                assertThat(e.code())
                        .isIn("MARSHAL203", "MARSHAL205", "MARSHAL208", "MARSHAL214", "MARSHAL215", "MARSHAL221");
                continue;
            }
            assertThat(marshaller.toByteArray(read)).isEqualTo(bytes);
        }
    }

    private static Flights.Flight flight() {
        Flights.Flight flight = new Flights.Flight();
        flight.departure = new DateTime(2024, 3, 31, 12, 0, ZURICH);
        flight.days = new ArrayList<>(Arrays.asList(new LocalDate(2024, 3, 31), null));
        return flight;
    }

    private static Arguments instant(Instant value, String hex) {
        return row(Flights_OfInstantMarshaller.INSTANCE, Flights.OfInstant::new, value, hex);
    }

    private static Arguments date(LocalDate value, String hex) {
        return row(Flights_OfLocalDateMarshaller.INSTANCE, Flights.OfLocalDate::new, value, hex);
    }

    private static Arguments time(LocalTime value, String hex) {
        return row(Flights_OfLocalTimeMarshaller.INSTANCE, Flights.OfLocalTime::new, value, hex);
    }

    private static Arguments zone(DateTimeZone value, String hex) {
        return row(Flights_OfDateTimeZoneMarshaller.INSTANCE, Flights.OfDateTimeZone::new, value, hex);
    }

    private static <V, T> Arguments row(Marshaller<T> marshaller, Function<V, T> holder, V value, String hex) {
        return Arguments.of(marshaller, holder.apply(value), hex);
    }
}
