package org.marshal4j.blackbox.python;

import java.nio.charset.Charset;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.generated.value.Charsets;
import org.marshal4j.runtime.generated.value.Currencies;
import org.marshal4j.runtime.generated.value.Locales;
import org.marshal4j.runtime.generated.value.Uris;
import org.marshal4j.runtime.generated.value.ZoneIds;

/** The kinds of texts that encode a value, with valid texts and nearly valid ones. */
enum TextsOfValues {
    URI(Uris::of, "aB%:/?#[]@!1.é\u00A0\u2028|\\^\u0080", words("""
                    a a:b a:/b //h http://h/p;q?r#s urn:a:é //u@[1:2::3:4%eth0]:80/p //[::1.2.3.4]
                    //[1:2:3:4:5:6:7:8] //[::] ///p #f ?q a%20b mailto:x@y //a@b@c //h:1 x:?y
                    //[1::2:3.4.5.6]: //[0:0:0:0:0:0:255.255.255.255]""", "")),
    ZONE(ZoneIds::of, "+-:0123456789ZUTCGM", zones()),
    CURRENCY(
            Currencies::of,
            "ABCXYZ",
            Currency.getAvailableCurrencies().stream()
                    .map(Currency::getCurrencyCode)
                    .toList()),
    CHARSET(
            Charsets::of,
            "UTFutf-_816I",
            List.copyOf(Charset.availableCharsets().keySet())),
    LOCALE(Locales::of, "aAbxXuU019-z", tags());

    private final Consumer<String> parse;
    private final String letters;
    private final List<String> known;

    TextsOfValues(Consumer<String> parse, String letters, List<String> known) {
        this.parse = parse;
        this.letters = letters;
        this.known = known;
    }

    /** Returns the words of a text, and more. */
    private static List<String> words(String text, String... more) {
        return Stream.concat(Arrays.stream(text.split("\\s+")), Stream.of(more)).toList();
    }

    private static List<String> zones() {
        List<String> zones = new ArrayList<>(ZoneId.getAvailableZoneIds());
        for (String prefix : List.of("", "UTC", "GMT", "UT")) {
            for (String offset :
                    List.of("", "Z", "+01:00", "-00:30", "+18:00", "-17:59:59", "+00:00", "+01:00:01", "+1")) {
                zones.add(prefix + offset);
            }
        }
        return zones;
    }

    private static List<String> tags() {
        List<String> tags = new ArrayList<>(Arrays.stream(Locale.getAvailableLocales())
                .map(Locale::toLanguageTag)
                .toList());
        tags.addAll(words("""
                x-a-b und-Latn-DE-1996 en-a-bbb-u-aaa-ca-xyz de-x-lvariant-A
                ja-JP-u-ca-japanese-x-lvariant-JP sl-rozaj-biske-1994 en-a-bb-b-cc en-u-aaa-bbb-ca-nu-latn
                abcd-Latn qwertyui de-DE-x-a-lvariant-B en-0-aa-a-bb en-GB-oed i-klingon zh-cmn iw
                de-t-en-m0-abc de-u-co-phonebk-kn-true"""));
        return tags;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether the runtime accepts the text. */
    boolean isOne(String text) {
        try {
            parse.accept(text);
            return true;
        } catch (MarshalException e) {
            return false;
        }
    }

    /** Returns the known texts, and others derived from them. */
    List<String> texts(int count) {
        Random random = new Random(7);
        List<String> texts = new ArrayList<>(known);
        for (int i = 0; i < count; i++) {
            StringBuilder text = new StringBuilder(known.get(random.nextInt(known.size())));
            for (int n = 1 + random.nextInt(3); n > 0; n--) {
                change(text, random);
            }
            texts.add(text.toString());
        }
        return texts;
    }

    private void change(StringBuilder text, Random random) {
        int at = random.nextInt(text.length() + 1);
        char letter = letters.charAt(random.nextInt(letters.length()));
        if (at == text.length() || random.nextInt(3) == 0) {
            text.insert(at, letter);
        } else if (random.nextBoolean()) {
            text.setCharAt(at, letter);
        } else {
            text.deleteCharAt(at);
        }
    }
}
