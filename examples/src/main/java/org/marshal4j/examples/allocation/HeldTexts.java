package org.marshal4j.examples.allocation;

import java.net.URI;
import java.time.ZoneId;
import java.util.Currency;
import java.util.Locale;
import java.util.stream.Stream;
import org.marshal4j.FixedLength;
import org.marshal4j.Interned;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.OneOf;
import org.marshal4j.examples.orders.Side;

/** Messages with one field: texts, and values that are written as texts. */
final class HeldTexts {
    private HeldTexts() {}

    /** Holds the value. */
    @Marshal
    static class OfString {
        String value;
    }

    /** Holds the value. */
    @Marshal
    static class OfWideString {
        String value;
    }

    /** Holds the value. */
    @Marshal
    static class OfMaxLength {
        @MaxLength(20)
        String value;
    }

    /** Holds the value. */
    @Marshal
    static class OfInterned {
        @Interned
        String value;
    }

    /** Holds the value. */
    @Marshal
    static class OfOneOf {
        @OneOf({"BUY", "SELL"})
        String value;
    }

    /** Holds the value. */
    @Marshal
    static class OfFixedText {
        @FixedLength(8)
        String value;
    }

    /** Holds the value. */
    @Marshal
    static class OfCharSequence {
        CharSequence value;
    }

    /** Holds the value. */
    @Marshal
    static class OfStringBuilder {
        StringBuilder value;
    }

    /** Holds the value. */
    @Marshal
    static class OfEnum {
        Side value;
    }

    /** Holds the value. */
    @Marshal
    static class OfUri {
        URI value;
    }

    /** Holds the value. */
    @Marshal
    static class OfCurrency {
        Currency value;
    }

    /** Holds the value. */
    @Marshal
    static class OfLocale {
        Locale value;
    }

    /** Holds the value. */
    @Marshal
    static class OfZoneId {
        ZoneId value;
    }

    static Stream<Held<?>> all() {
        return Stream.of(
                Held.of("String", OfString::new, (of, value) -> of.value = value, () -> "EURUSD", () -> "GBPUSD"),
                Held.of(
                        "String beyond ASCII",
                        OfWideString::new,
                        (of, value) -> of.value = value,
                        () -> "Zürich",
                        () -> "Köniz"),
                Held.of(
                        "@MaxLength(20) String",
                        OfMaxLength::new,
                        (of, value) -> of.value = value,
                        () -> "EURUSD",
                        () -> "GBPUSD"),
                Held.of(
                        "@Interned String",
                        OfInterned::new,
                        (of, value) -> of.value = value,
                        () -> "EURUSD",
                        () -> "GBPUSD"),
                Held.of(
                        "@OneOf({\"BUY\", \"SELL\"}) String",
                        OfOneOf::new,
                        (of, value) -> of.value = value,
                        () -> "BUY",
                        () -> "SELL"),
                Held.of(
                        "@FixedLength(8) String",
                        OfFixedText::new,
                        (of, value) -> of.value = value,
                        () -> "EURUSD",
                        () -> "GBPUSD"),
                Held.of(
                        "CharSequence",
                        OfCharSequence::new,
                        (of, value) -> of.value = value,
                        () -> new StringBuilder("EURUSD"),
                        () -> new StringBuilder("GBPUSD")),
                Held.of(
                        "StringBuilder",
                        OfStringBuilder::new,
                        (of, value) -> of.value = value,
                        () -> new StringBuilder("EURUSD"),
                        () -> new StringBuilder("GBPUSD")),
                Held.of("enum", OfEnum::new, (of, value) -> of.value = value, () -> Side.BUY, () -> Side.SELL),
                Held.of(
                        "URI",
                        OfUri::new,
                        (of, value) -> of.value = value,
                        () -> URI.create("urn:a:b"),
                        () -> URI.create("urn:a:c")),
                Held.of(
                        "Currency",
                        OfCurrency::new,
                        (of, value) -> of.value = value,
                        () -> Currency.getInstance("EUR"),
                        () -> Currency.getInstance("CHF")),
                Held.of(
                        "Locale",
                        OfLocale::new,
                        (of, value) -> of.value = value,
                        () -> Locale.GERMANY,
                        () -> Locale.CANADA_FRENCH),
                Held.of(
                        "ZoneId",
                        OfZoneId::new,
                        (of, value) -> of.value = value,
                        () -> ZoneId.of("Europe/Zurich"),
                        () -> ZoneId.of("Europe/London")));
    }
}
