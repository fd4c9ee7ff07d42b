package org.marshal4j.tools.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.tools.sample.Leg;
import org.marshal4j.tools.sample.LegMarshaller;
import org.marshal4j.tools.sample.Quote;
import org.marshal4j.tools.sample.QuoteMarshaller;
import org.marshal4j.tools.type.MessageType;

class ConditionTest {
    private static final MessageType QUOTE = MessageType.of(
            Quote.class.getName(),
            Schemas.of(List.of(QuoteMarshaller.INSTANCE.schema(), LegMarshaller.INSTANCE.schema())));

    private static Quote quote() {
        Quote quote = Quote.of(7);
        quote.symbol = "é\"x";
        return quote;
    }

    private static boolean holds(String condition, Quote quote) {
        byte[] message = QuoteMarshaller.INSTANCE.toByteArray(quote);
        // Not at the start of the array, and with bytes after it.
        byte[] array = new byte[message.length + 20];
        System.arraycopy(message, 0, array, 9, message.length);
        Filter planned = Condition.parse(condition).on(QUOTE);
        assertThat(planned.isPlanned()).as(condition).isTrue();
        boolean result = planned.accepts(array, 9, array.length);
        assertThat(planned.end()).isEqualTo(9 + message.length);
        Filter walking = new Compiler(QUOTE, true).walking(Parser.parse(condition));
        assertThat(walking.accepts(array, 9, array.length)).as(condition).isEqualTo(result);
        assertThat(walking.end()).isEqualTo(9 + message.length);
        return result;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "time == 7",
                "time != 8",
                "7 == time",
                "6 < time && 8 > time && time <= 7 && time >= 7",
                "bid == 101.75",
                "bid > 101 && bid < 102",
                "bid == 101.7499999999999999999", // rounded to a double
                "size == 7.1",
                "size != 7",
                "!open",
                "open == false",
                "!(open == true)",
                "side == 'S'",
                "lots == 7",
                "lots != null",
                "leg.price == 3.5",
                "leg.name == \"leg 7\"",
                "leg.name > 'leg 6' && leg.name < 'leg 70'",
                "venue == \"PARIS\"",
                "symbol == \"é\\\"x\"",
                "symbol == '\\u00e9\"x'",
                "symbol >= 'z'",
                "time == lots",
                "time > leg.price",
                "bid >= size",
                "symbol != leg.name",
                "bid != NaN",
                "bid < Infinity && bid > -Infinity",
                "time < Infinity",
                "time < 99999999999999999999",
                "false || time == 7",
                "time == 1 || time == 7 && lots == 7",
                "!open && !(lots == 8)",
                "  time==7&&bid>1e2 ",
            })
    void holds(String condition) {
        assertThat(holds(condition, quote())).isTrue();
        assertThat(holds("!(" + condition + ")", quote())).isFalse();
    }

    @Test
    void and_binds_tighter_than_or() {
        Quote quote = quote();
        assertThat(holds("time == 7 || time == 8 && lots == 9", quote)).isTrue();
        assertThat(holds("(time == 7 || time == 8) && lots == 9", quote)).isFalse();
        assertThat(holds("!open && lots == 9", quote)).isFalse();
        assertThat(holds("!(open && lots == 9)", quote)).isTrue();
    }

    @Test
    void zerosAndNaN() {
        Quote quote = quote();
        quote.bid = -0.0;
        quote.size = -0.0f;
        for (String field : List.of("bid", "size")) {
            assertThat(holds(field + " == 0", quote)).isTrue();
            assertThat(holds(field + " == -0.0", quote)).isTrue();
            assertThat(holds(field + " == 0.0", quote)).isFalse();
            assertThat(holds(field + " >= 0.0 && " + field + " <= 0.0", quote)).isTrue();
            assertThat(holds(field + " < 0.0", quote)).isFalse();
        }
        quote.bid = Double.NaN;
        assertThat(holds("bid == NaN && !(bid != NaN)", quote)).isTrue();
        assertThat(holds("bid < 1 || bid > 1 || bid == 1 || bid >= NaN || bid < Infinity", quote))
                .isFalse();
        assertThat(holds("bid != 1 && bid != 1.5 && bid != Infinity", quote)).isTrue();
    }

    @Test
    void largeNumbersAreNotRounded() {
        Quote quote = quote();
        quote.time = 9007199254740993L;
        assertThat(holds("time == 9007199254740993", quote)).isTrue();
        assertThat(holds("time == 9007199254740992", quote)).isFalse();
        assertThat(holds("time > 9007199254740992.5", quote)).isTrue();
        quote.bid = 9007199254740992.0;
        assertThat(holds("bid == 9007199254740993", quote)).isFalse();
        assertThat(holds("bid < 9007199254740993", quote)).isTrue();
        assertThat(holds("bid < time && time > bid && bid != time", quote)).isTrue();
        quote.bid = 0x1p63;
        quote.time = Long.MAX_VALUE;
        assertThat(holds("bid > 9223372036854775807 && bid == 9223372036854775808 && bid > time", quote))
                .isTrue();
        quote.time = Long.MIN_VALUE;
        quote.bid = -0x1p63;
        assertThat(holds("bid == time && time == -9223372036854775808", quote)).isTrue();
    }

    @Test
    void null_is_equal_to_null_alone() {
        Quote quote = Quote.of(0);
        quote.leg = new Leg();
        assertThat(holds("lots == null && leg.name == null", quote)).isTrue();
        assertThat(holds("lots != null", quote)).isFalse();
        assertThat(holds("lots < 1 || lots > 1 || lots == 1 || leg.name < 'a' || leg.name == 'a'", quote))
                .isFalse();
        assertThat(holds("lots != 1 && leg.name != 'a'", quote)).isTrue();
        quote.leg = null;
        assertThat(holds("leg.price == null && leg.price != 1", quote)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "time = 7 ; 5 ; '=' has no meaning, == compares",
                "time == ; 7 ; a field or a value is meant here, not the end",
                "(time == 7 ; 10 ; a ) is missing before the end",
                "time == 7 bid ; 10 ; after a condition comes && or ||, not bid",
                "time == 'x ; 8 ; a text has no end",
                "time == 'x' ; 8 ; time is int64, and cannot be compared with this value",
                "symbol == 1 ; 10 ; symbol is text, and cannot be compared with this value",
                "bidd > 1 ; 0 ; Quote has no field bidd",
                "leg.x == 1 ; 0 ; Quote has no field leg.x",
                "1 == 2 ; 2 ; neither side is a field",
                "time ; 0 ; time is int64, and cannot be compared with this value",
                "time == 7 & open ; 10 ; '&' has no meaning, && means and",
                "time == 1e ; 9 ; an exponent has no digits",
                "time == 12ab ; 10 ; 'a' does not belong to a number",
                "leg.[0] ; 4 ; the name of a field is meant here, not [",
                "symbol == '\\q' ; 11 ; \\ comes before n, r, t, u, \\ or a quote",
                "open > true ; 7 ; nothing is less or greater than null, true or false",
                "'x' ; 3 ; a comparison such as == is meant here, not the end",
                "time == 1e99999999999 ; 8 ; the exponent of a number is too large",
                "time == # ; 8 ; '#' has no meaning",
            })
    void mistakesHaveTheirPlace(String condition, int position, String message) {
        assertThatExceptionOfType(SyntaxError.class)
                .isThrownBy(() -> Condition.parse(condition).on(QUOTE))
                .withMessage(message + ", at character " + (position + 1))
                .satisfies(e -> assertThat(e.position()).isEqualTo(position))
                .satisfies(
                        e -> assertThat(e.shownIn(condition)).isEqualTo(condition + "\n" + " ".repeat(position) + "^"));
    }

    /** Nobody can want a comparison that no message passes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "instant ; '2026-01-31T12:00:00Z' ; '2026-01-31' ; a text such as \"2026-01-31T12:00:00Z\"",
                "instant? ; '2026-01-31T12:00:00.5Z' ; 5 ; a text such as \"2026-01-31T12:00:00Z\"",
                "instant as int64be(millis) ; '2026-01-31T12:00:00Z' ; 'x' ; a text such as \"2026-01-31T12:00:00Z\"",
                "stopinstant ; '2026-01-31T12:00:00Z' ; '2026' ; a text such as \"2026-01-31T12:00:00Z\"",
                "timestamp ; '2026-01-31T12:00:00Z' ; '2026' ; a text such as \"2026-01-31T12:00:00Z\"",
                "stopmillis? ; '2026-01-31T12:00:00Z' ; '2026' ; a text such as \"2026-01-31T12:00:00Z\"",
                "millis ; '2026-01-31T12:00:00Z' ; 1700000000000 ; a text such as \"2026-01-31T12:00:00Z\"",
                "date ; '2026-01-31' ; '2026-02-30' ; a text such as \"2026-01-31\"",
                "stopdate ; '2026-01-31' ; 20260131 ; a text such as \"2026-01-31\"",
                "time ; '12:00' ; '12' ; a text such as \"12:00:00\"",
                "stoptime ; '12:00:00.000000001' ; '24:00' ; a text such as \"12:00:00\"",
                "datetime ; '2026-01-31T12:00' ; '2026-01-31' ; a text such as \"2026-01-31T12:00:00\"",
                "stopdatetime ; '2026-01-31T12:00' ; 7 ; a text such as \"2026-01-31T12:00:00\"",
                "offsettime ; '12:00Z' ; '12:00' ; a text such as \"12:00:00+01:00\"",
                "stopoffsetdatetime ; '2026-01-31T12:00Z' ; '2026-01-31' ; a text such as \"2026-01-31T12:00:00+01:00\"",
                "zoneddatetime ; '2026-01-31T12:00Z' ; '12:00' ; a text such as \"2026-01-31T12:00:00+01:00[Europe/Berlin]\"",
                "year? ; '2026' ; 2026 ; a text such as \"2026\"",
                "stopyearmonth ; '12026-01' ; '2026-13' ; a text such as \"2026-01\"",
                "monthday ; '--02-29' ; '02-29' ; a text such as \"--01-31\"",
                "duration ; 'PT0.001S' ; '1s' ; a text such as \"PT1.5S\"",
                "stopduration? ; 'P1D' ; 86400 ; a text such as \"PT1.5S\"",
            })
    void timesAreComparedWithTimes(String wireType, String right, String wrong, String hint) {
        MessageType type = MessageType.of("Row", Schemas.parse("wire 1\n\nRow\n  when " + wireType + "\n"));
        for (String operator : List.of("==", "!=", "<", ">=")) {
            Condition.parse("when " + operator + right).on(type);
            Condition.parse(right + operator + "when").on(type);
            assertThatExceptionOfType(SyntaxError.class)
                    .isThrownBy(
                            () -> Condition.parse("when " + operator + wrong).on(type))
                    .withMessageContaining("cannot be compared with this value, but with " + hint);
        }
        Condition.parse("when == null").on(type);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "uuid ; '123e4567-e89b-12d3-a456-426614174000' ; 5",
                "offset? ; '+01:00' ; 3600",
                "stopperiod ; 'P1D' ; 1",
                "ipaddress ; '127.0.0.1' ; 127",
                "stopchar ; 'x' ; 120",
                "decimal ; 1.5 ; '1.5'",
                "bigint? ; 3 ; '3'",
                "stop64? ; 7 ; '7'",
                "stopfloat64 ; NaN ; 'NaN'",
                "optint32 ; 3 ; '3'",
                "stopoptfloat64 ; 3 ; true",
            })
    void valuesAreComparedWithWhatTheyAre(String wireType, String right, String wrong) {
        MessageType type = MessageType.of("Row", Schemas.parse("wire 1\n\nRow\n  value " + wireType + "\n"));
        Condition.parse("value != " + right).on(type);
        assertThatExceptionOfType(SyntaxError.class)
                .isThrownBy(() -> Condition.parse("value != " + wrong).on(type))
                .withMessageContaining("cannot be compared with this value");
    }

    /** Nor one with a constant that the enum does not have. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "enum a.Side(BUY,SELL) ; BUY ; buy ; Side has no constant buy, but BUY, SELL",
                "enum a.Side(BUY,SELL)? ; SELL ; B ; Side has no constant B, but BUY, SELL",
                "enum a.Side(BUY,SELL) as int8(BUY=1,SELL=2) ; BUY ; NOPE ; Side has no constant NOPE, but BUY, SELL",
                "char16 ; B ; BUY ; when is a char, and BUY is no single one",
            })
    void constantsAreThoseOfTheEnum(String wireType, String right, String wrong, String message) {
        MessageType type = MessageType.of("Row", Schemas.parse("wire 1\n\nRow\n  when " + wireType + "\n"));
        for (String operator : List.of("==", "!=")) {
            Condition.parse("when " + operator + "'" + right + "'").on(type);
            assertThatExceptionOfType(SyntaxError.class)
                    .isThrownBy(() -> Condition.parse("when " + operator + " '" + wrong + "'")
                            .on(type))
                    .withMessage(message + ", at character 9");
            Condition.parse("when " + operator + "'" + wrong + "'").onFormer(type);
        }
        Condition.parse("when < '" + wrong + "'").on(type);
    }

    @Test
    void manyLevels() {
        assertThatExceptionOfType(SyntaxError.class)
                .isThrownBy(() -> Condition.parse("a" + ".a".repeat(100_000)))
                .withMessageContaining("a path of more than 200 steps");
        assertThatExceptionOfType(SyntaxError.class)
                .isThrownBy(() -> Condition.parse("(".repeat(100_000)))
                .withMessageContaining("more than 200 levels");
    }

    /** Objects that are there are not null, with a byte of their own or without. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "a.Leg ; 07 ;",
                "a.Leg? ; 01 07 ; 00 00",
                "framed a.Late? ; 01 00 00 00 07 ; ff ff ff ff",
                "framed a.Late ; 01 00 00 00 07 ;",
                "optional<a.Leg>? ; 02 07 ; 01",
                "optional<int8>? ; 02 00 ; 01",
                "shared a.Leg? ; 01 07 ; 00",
                "list<framed a.Late?>? ; 00 ; 80 00",
                "entry<a.Leg?,int8>? ; 01 01 07 08 ; 00"
            })
    void objectsAreNullOrNot(String wireType, String present, @Nullable String absent) {
        MessageType type = MessageType.of(
                "Row",
                Schemas.parse("wire 1\n\nRow\n  leg " + wireType
                        + "\n  n int8\n\na.Leg\n  x int8\n\na.Late\n  a.Late frame\n  x int8\n"));
        for (String isNull : List.of("leg == null", "!(leg != null)")) {
            byte[] there = HexFormat.ofDelimiter(" ").parseHex(present + " 05");
            assertThat(Condition.parse(isNull).on(type).accepts(there, 0, there.length))
                    .isFalse();
            if (absent != null) {
                byte[] none = HexFormat.ofDelimiter(" ").parseHex(absent + " 05");
                assertThat(Condition.parse(isNull).on(type).accepts(none, 0, none.length))
                        .isTrue();
            }
        }
    }

    /** What is added later is null in messages of a schema without it. */
    @Test
    void formerSchemas() {
        MessageType former = MessageType.of("a.B", Schemas.of(List.of(Schema.of("a.B", "id int32"))));
        Filter filter = Condition.parse("id == 1 && venue == null").onFormer(former);
        assertThat(filter.accepts(new byte[] {1, 0, 0, 0}, 0, 4)).isTrue();
        assertThat(filter.accepts(new byte[] {2, 0, 0, 0}, 0, 4)).isFalse();
    }
}
