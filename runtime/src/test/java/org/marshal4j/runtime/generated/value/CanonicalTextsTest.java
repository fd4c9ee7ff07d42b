package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.nio.charset.Charset;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Currency;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.runtime.Text;

/**
 * Values that are written as texts. A text is read only if its value would be written as exactly that text, whatever
 * else the JDK understands. A value is written only if its text would be read as an equal value. So the JDK never
 * changes a text.
 */
class CanonicalTextsTest {
    private static final int ROUNDS = Math.max(2_500, 20_000 / Integer.getInteger("sample.stride", 1));
    private static final String LETTERS = "aAbDeExXuUzZ019-+:/.,_@#?[]%~!\u00E9 \u00A0\u0130";

    private static final List<String> LANGUAGES =
            List.of("", "de", "iw", "he", "no", "ja", "th", "und", "Und", "abcd", "qwertyui", "x", "zh_", "\u00E9");
    private static final List<String> COUNTRIES = List.of("", "CH", "ch", "419", "JP", "TH", "NO", "C", "\u00E9");
    private static final List<String> VARIANTS =
            List.of("", "1996", "foobar", "FOOBAR", "JP", "TH", "NY", "POSIX", "a_b", "foobar_1996", "no variant!");

    private static final List<String> REFERENCES = List.of(("""
            a a:b a:/b //h //h/p http://h http://h/ http://h/a http://h/a/b:c / /a ./a:b a/../b:c ?q #f
            http://h?q .. ../a a//b /.//a x/..///b http://h/x/..//b file:///a mailto:x a:b#f http:////b a/../:
            x/b:c //h:1 //[::1]/a //a@b@c
            """).split("\\s", -1));

    /** A kind of text, with valid texts and texts close to them. */
    record Kind<X>(VaryingForm<X> form, List<String> seeds) {
        @Override
        public String toString() {
            return form.toString();
        }
    }

    static List<Kind<?>> kinds() {
        List<String> tags = new ArrayList<>();
        locales().forEach(locale -> tags.add(locale.toLanguageTag()));
        List<String> uris = new ArrayList<>(REFERENCES);
        uris.addAll(List.of("http://u@[1:2::3:4%eth0]:80/p%20q?r=s#t", "urn:a:\u00E9", "a%4", "//[::1.2.3.4]"));
        List<String> zones = new ArrayList<>(ZoneId.getAvailableZoneIds());
        zones.addAll(List.of("Z", "+1", "+01:00", "-00:30", "+0100", "UTC+1", "GMT+02:00", "UT-03:30:01", "+18:00"));
        List<String> currencies = new ArrayList<>();
        Currency.getAvailableCurrencies().forEach(currency -> currencies.add(currency.getCurrencyCode()));
        List<String> charsets = new ArrayList<>(Charset.availableCharsets().keySet());
        charsets.addAll(List.of("utf8", "latin1", "default", "UTF_8", "-", "a b"));
        return List.of(
                new Kind<>(VaryingForm.CHARSET, charsets),
                new Kind<>(VaryingForm.URIS, uris),
                new Kind<>(VaryingForm.LOCALE, tags),
                new Kind<>(VaryingForm.ZONE, zones),
                new Kind<>(VaryingForm.CURRENCY, currencies));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <X> void textsThatAreReadAreWrittenAsTheSameBytes(Kind<X> kind) {
        Random random = new Random(kind.toString().hashCode());
        Set<String> read = new TreeSet<>();
        Set<String> refused = new TreeSet<>();
        for (int i = 0; i < ROUNDS; i++) {
            String seed = kind.seeds().get(i % kind.seeds().size());
            String text = i < kind.seeds().size() ? seed : changed(seed, random);
            byte[] bytes = bytes(text);
            X value;
            try {
                value = kind.form().reader().read(null, Input.of(bytes));
            } catch (MarshalException e) {
                assertThat(e.problem()).isEqualTo(RuntimeProblem.IMPOSSIBLE_VALUE);
                refused.add(text);
                continue;
            }
            TestBuffer again = TestBuffer.elastic();
            kind.form().writer().write(value, again.out());
            assertThat(again.hex()).as("%s %s", kind, text).isEqualTo(TestBuffer.hex(bytes));
            read.add(text);
        }
        assertThat(read).as("read of %s", kind).hasSizeGreaterThan(60);
        assertThat(refused).as("refused of %s", kind).hasSizeGreaterThan(60);
    }

    /** Changes the case of a character, or adds, removes or replaces one. */
    private static String changed(String text, Random random) {
        StringBuilder changed = new StringBuilder(text);
        for (int n = 1 + random.nextInt(2); n > 0; n--) {
            int at = random.nextInt(changed.length() + 1);
            char other = LETTERS.charAt(random.nextInt(LETTERS.length()));
            int way = at == changed.length() ? 0 : random.nextInt(4);
            switch (way) {
                case 0 -> changed.insert(at, other);
                case 1 -> changed.deleteCharAt(at);
                case 2 -> changed.setCharAt(at, other);
                default -> changed.setCharAt(at, swapped(changed.charAt(at)));
            }
        }
        return changed.toString();
    }

    private static char swapped(char c) {
        return Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c);
    }

    private static byte[] bytes(String text) {
        TestBuffer bytes = TestBuffer.elastic();
        Text.write(text, bytes.out());
        return bytes.written();
    }

    @Test
    void everyZoneAndCurrencyIsRead() {
        Instant winter = Instant.parse("2024-01-15T12:00:00Z");
        for (String id : ZoneId.getAvailableZoneIds()) {
            assertThat(writtenIsRead(VaryingForm.ZONE, ZoneId.of(id))).isTrue();
            ZonedDateTime time = winter.atZone(ZoneId.of(id));
            assertThat(writtenIsRead(VaryingForm.ZONED, time)).isTrue();
        }
        for (int minutes = -18 * 60; minutes <= 18 * 60; minutes++) {
            String offset = "GMT" + (minutes < 0 ? "-" : "+") + Math.abs(minutes) / 60 % 100;
            assertThat(writtenIsRead(VaryingForm.ZONE, ZoneId.of(offset))).isTrue();
        }
        for (Currency currency : Currency.getAvailableCurrencies()) {
            assertThat(writtenIsRead(VaryingForm.CURRENCY, currency)).isTrue();
        }
    }

    @Test
    void everyCharsetIsRead() {
        for (Charset charset : Charset.availableCharsets().values()) {
            assertThat(writtenIsRead(VaryingForm.CHARSET, charset)).isTrue();
        }
    }

    @Test
    void everyLocaleThatIsWrittenIsRead() {
        Set<Locale> all = locales();
        long written = all.stream()
                .filter(locale -> writtenIsRead(VaryingForm.LOCALE, locale))
                .count();
        assertThat(written).isBetween(300L, all.size() - 100L);
        for (Locale locale : Locale.getAvailableLocales()) {
            // The JDK's own locale of Norwegian Nynorsk is written as nn-NO, which is another locale.
            assertThat(writtenIsRead(VaryingForm.LOCALE, locale))
                    .as(locale.toString())
                    .isEqualTo(!locale.toString().equals("no_NO_NY"));
        }
    }

    @SuppressWarnings("deprecation") // the constructors accept anything
    private static Set<Locale> locales() {
        Set<Locale> all = new LinkedHashSet<>(List.of(Locale.getAvailableLocales()));
        for (String language : LANGUAGES) {
            for (String country : COUNTRIES) {
                VARIANTS.forEach(variant -> all.add(new Locale(language, country, variant)));
            }
        }
        return all;
    }

    @Test
    void everyUriThatIsWrittenIsRead() {
        int refused = 0;
        for (String one : REFERENCES) {
            URI base = URI.create(one);
            assertThat(writtenIsRead(VaryingForm.URIS, base)).as(one).isTrue();
            assertThat(writtenIsRead(VaryingForm.URIS, base.normalize()))
                    .as("normalize %s", one)
                    .isTrue();
            for (String other : REFERENCES) {
                URI reference = URI.create(other);
                refused += writtenIsRead(VaryingForm.URIS, base.resolve(reference)) ? 0 : 1;
                refused += writtenIsRead(VaryingForm.URIS, base.relativize(reference)) ? 0 : 1;
            }
        }
        assertThat(refused).isBetween(5, 100);
    }

    @Test
    void aUriWithTheTextOfAnotherUriIsRefused() {
        URI path = URI.create("http://h/a").relativize(URI.create("http://h/a/b:c"));
        assertThat(path.getScheme()).isNull();
        Output out = Output.elastic();
        for (Runnable use : List.<Runnable>of(() -> Uris.write(path, out), () -> Uris.sizeOf(path))) {
            assertThatThrownBy(use::run)
                    .isInstanceOf(MarshalException.class)
                    .hasMessageContaining("the text of this URI would be read as a different URI: b:c [MARSHAL208]");
        }
        assertThat(out.position()).isZero();
        // The URI is not reused for bytes that mean the other one.
        assertThat(Uris.read(path, Input.of(bytes("b:c")))).isEqualTo(URI.create("b:c"));
    }

    /**
     * Tells whether the value is written. If so, checks that it is read back as an equal value and takes as many bytes
     * as measured.
     */
    private static <X> boolean writtenIsRead(VaryingForm<X> form, X value) {
        TestBuffer bytes = TestBuffer.elastic();
        try {
            form.writer().write(value, bytes.out());
        } catch (MarshalException e) {
            assertThat(e.problem()).isEqualTo(RuntimeProblem.MALFORMED_TEXT);
            return false;
        }
        assertThat((long) bytes.size()).isEqualTo(form.sizeOf().applyAsLong(value));
        assertThat(form.reader().read(null, bytes.in())).as(bytes.hex()).isEqualTo(value);
        return true;
    }

    @Test
    void readsCanonicalZones() {
        for (String id : """
                Z +01:00 -17:59:59 UTC GMT UT UTC+01:00 GMT-02:30 UT+18:00 GMT0 Etc/GMT+1
                """.split("\\s")) {
            assertThat(ZoneIds.of(id).getId()).isEqualTo(id);
        }
    }

    @Test
    void refusesOtherZones() {
        for (String id : """
                z +1 +01 +0100 +00:00 -00:00 +01:00:00 +18:01 utc UTC+0 UTC+1 GMT+2 GMT+00:00 UTC+01 UTCZ
                europe/zurich Moon EST5EDT4
                """.split("\\s", -1)) {
            assertThatThrownBy(() -> ZoneIds.of(id)).hasMessageContaining("MARSHAL214");
        }
    }

    @Test
    void readsCanonicalLocales() {
        for (String tag : """
                und de de-CH zh-Hans-CN es-419 de-1996-FOOBAR und-Latn-DE x-foo en-x-a-b he nn-NO sl-rozaj-biske
                de-u-ca-gregory-nu-latn en-a-bbb-u-aaa-ca abcdefgh ja-JP-u-ca-japanese-x-lvariant-JP
                th-TH-u-nu-thai-x-lvariant-TH de-x-lvariant-A
                """.split("\\s")) {
            assertThat(Locales.of(tag).toLanguageTag()).isEqualTo(tag);
        }
    }

    @Test
    void refusesOtherLocales() {
        for (String tag : """
                Und UND uNd-US DE DE-ch de_CH de-ch en-latn x-Foo en-x-FOO und-x-a i-klingon zh-cmn zh-min iw in ji
                en-GB-oed ja-JP-JP no-NO-NY de-- !!! en-b-xx-a-yy de-u-nu-latn-ca-gregory de-x-lvariant-abcde
                de-x-lvariant-POSIX
                """.split("\\s", -1)) {
            assertThatThrownBy(() -> Locales.of(tag)).hasMessageContaining("MARSHAL214");
        }
    }

    @Test
    void theMessageSaysHowTheValueWouldBeWritten() {
        assertThatThrownBy(() -> ZoneIds.of("GMT+2"))
                .hasMessageContaining(
                        "not the id of a time zone: GMT+2, of which the JDK makes GMT+02:00 [MARSHAL214]");
        assertThatThrownBy(() -> Locales.of("DE-ch"))
                .hasMessageContaining(
                        "not the language tag of a locale: DE-ch, of which the JDK makes de-CH [MARSHAL214]");
    }
}
