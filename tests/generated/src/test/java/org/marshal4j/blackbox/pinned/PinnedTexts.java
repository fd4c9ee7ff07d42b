package org.marshal4j.blackbox.pinned;

import static org.marshal4j.blackbox.pinned.PinnedRow.row;

import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.util.Currency;
import java.util.Locale;
import java.util.stream.Stream;
import org.marshal4j.FixedLength;
import org.marshal4j.Interned;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.OneOf;
import org.marshal4j.Required;

/** The pinned bytes of texts, and of values that are written as texts. */
final class PinnedTexts {
    private PinnedTexts() {}

    @Marshal
    record OneText(String value) {}

    @Marshal
    record RequiredText(@Required String value) {}

    @Marshal
    record LimitedText(@MaxLength(1000) String value) {}

    @Marshal
    record InternedText(@Interned String value) {}

    @Marshal
    record Characters(CharSequence value) {}

    @Marshal
    record Builder(StringBuilder value) {}

    @Marshal
    record Buffer(StringBuffer value) {}

    @Marshal
    record UsualText(@OneOf({"BUY", "SELL"}) String value) {}

    @Marshal
    record FixedText(@FixedLength(4) String value) {}

    @Marshal
    record RequiredFixedText(@FixedLength(4) @Required String value) {}

    @Marshal
    record OneEnum(Side value) {}

    @Marshal
    record OneUri(URI value) {}

    @Marshal
    record OneCurrency(Currency value) {}

    @Marshal
    record OneCharset(Charset value) {}

    @Marshal
    record OneLocale(Locale value) {}

    @Marshal
    record OneZone(ZoneId value) {}

    static Stream<PinnedRow> rows() {
        return Stream.of(
                row("`String`", "\"Grüße\"", new OneText("Grüße"), "07 47 72 c3 bc c3 9f 65"),
                row("`String`", "\"\"", new OneText(""), "00"),
                row("`String`", "null", new OneText(null), "80 00"),
                row("`String`", "\"😀\"", new OneText("😀"), "04 f0 9f 98 80"),
                row("`@Required String`", "\"a\"", new RequiredText("a"), "01 61"),
                row("`@MaxLength(1000) String`", "\"Grün\"", new LimitedText("Grün"), "05 47 72 c3 bc 6e"),
                row("`@MaxLength(1000) String`", "null", new LimitedText(null), "80 00"),
                row("`@Interned String`", "\"VOD.L\"", new InternedText("VOD.L"), "05 56 4f 44 2e 4c"),
                row("`@Interned String`", "null", new InternedText(null), "80 00"),
                row("`CharSequence`", "\"abc\"", new Characters("abc"), "03 61 62 63"),
                row("`CharSequence`", "\"\"", new Characters(""), "00"),
                row("`CharSequence`", "null", new Characters(null), "80 00"),
                row("`StringBuilder`", "\"abc\"", new Builder(new StringBuilder("abc")), "03 61 62 63"),
                row("`StringBuilder`", "\"\"", new Builder(new StringBuilder()), "00"),
                row("`StringBuilder`", "null", new Builder(null), "80 00"),
                row("`StringBuffer`", "\"abc\"", new Buffer(new StringBuffer("abc")), "03 61 62 63"),
                row("`StringBuffer`", "\"\"", new Buffer(new StringBuffer()), "00"),
                row("`StringBuffer`", "null", new Buffer(null), "80 00"),
                row("`@OneOf({\"BUY\", \"SELL\"}) String`", "\"SELL\"", new UsualText("SELL"), "01"),
                row("`@OneOf({\"BUY\", \"SELL\"}) String`", "\"HOLD\"", new UsualText("HOLD"), "ff 04 48 4f 4c 44"),
                row("`@OneOf({\"BUY\", \"SELL\"}) String`", "\"\"", new UsualText(""), "ff 00"),
                row("`@OneOf({\"BUY\", \"SELL\"}) String`", "null", new UsualText(null), "fe"),
                row("`@FixedLength(4) String`", "\"né\"", new FixedText("né"), "03 6e c3 a9 00"),
                row("`@FixedLength(4) String`", "\"\"", new FixedText(""), "00 00 00 00 00"),
                row("`@FixedLength(4) String`", "\"four\"", new FixedText("four"), "04 66 6f 75 72"),
                row("`@FixedLength(4) String`", "null", new FixedText(null), "ff 00 00 00 00"),
                row("`@FixedLength(4) @Required String`", "\"né\"", new RequiredFixedText("né"), "03 6e c3 a9 00"),
                row("enum, here `Side` of `BUY, SELL`", "SELL", new OneEnum(Side.SELL), "01"),
                row("enum, here `Side` of `BUY, SELL`", "null", new OneEnum(null), "80 00"),
                row("`URI`", "\"a:b\"", new OneUri(URI.create("a:b")), "03 61 3a 62"),
                row("`URI`", "null", new OneUri(null), "80 00"),
                row("`Currency`", "CHF", new OneCurrency(Currency.getInstance("CHF")), "03 43 48 46"),
                row("`Currency`", "null", new OneCurrency(null), "80 00"),
                row("`Charset`", "UTF-8", new OneCharset(StandardCharsets.UTF_8), "05 55 54 46 2d 38"),
                row("`Charset`", "null", new OneCharset(null), "80 00"),
                row("`Locale`", "de-CH", new OneLocale(Locale.forLanguageTag("de-CH")), "05 64 65 2d 43 48"),
                row("`Locale`", "Locale.ROOT", new OneLocale(Locale.ROOT), "03 75 6e 64"),
                row("`Locale`", "null", new OneLocale(null), "80 00"),
                row(
                        "`ZoneId`",
                        "Europe/Zurich",
                        new OneZone(ZoneId.of("Europe/Zurich")),
                        "0d 45 75 72 6f 70 65 2f 5a 75 72 69 63 68"),
                row("`ZoneId`", "null", new OneZone(null), "80 00"));
    }
}
