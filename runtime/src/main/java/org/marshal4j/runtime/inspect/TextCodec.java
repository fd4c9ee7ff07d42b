package org.marshal4j.runtime.inspect;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.marshal4j.runtime.generated.value.Charsets;
import org.marshal4j.runtime.generated.value.Currencies;
import org.marshal4j.runtime.generated.value.Locales;
import org.marshal4j.runtime.generated.value.Uris;
import org.marshal4j.runtime.generated.value.ZoneIds;
import org.marshal4j.schema.wire.TextKind;

/**
 * What inspection knows about one kind of value that is written as a text. Immutable and thread-safe.
 *
 * @param parse throws an exception if a text is not of the kind
 * @param sample creates the text of a random value
 */
record TextCodec(Parse parse, Function<SampleBytes, String> sample) {
    private static final Map<TextKind, TextCodec> FORMS =
            Arrays.stream(TextKind.values()).collect(Collectors.toMap(kind -> kind, TextCodec::make));

    /** Creates something from a text; the result is not used. */
    interface Parse {
        Object parse(String text);
    }

    /** The codec of a kind. */
    static TextCodec of(TextKind kind) {
        return Objects.requireNonNull(FORMS.get(kind));
    }

    private static TextCodec make(TextKind kind) {
        return switch (kind) {
            case TEXT -> new TextCodec(text -> text, SampleBytes::word);
            case URI ->
                new TextCodec(
                        Uris::of,
                        sample -> "https://example.org/" + sample.random().nextInt(100));
            case ZONE -> new TextCodec(ZoneIds::of, sample -> "Europe/Zurich");
            case CURRENCY -> new TextCodec(Currencies::of, sample -> "CHF");
            case LOCALE -> new TextCodec(Locales::of, sample -> "de-CH");
            case CHARSET -> new TextCodec(Charsets::of, sample -> "UTF-8");
        };
    }

    /** Refuses a text that is not of that kind (MARSHAL214). */
    static void check(TextKind kind, String text) {
        of(kind).parse.parse(text);
    }
}
