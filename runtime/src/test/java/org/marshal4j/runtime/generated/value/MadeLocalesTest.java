package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.ReadLimits;

/** The JDK compares a new locale with all others of the same hash code, so their number is limited. */
class MadeLocalesTest {
    private static final int MOST = ReadLimits.DEFAULT.equalHashes();
    private static final int BITS = 9;

    /** Returns different texts with the same hash code, made of two pieces with the same hash code. */
    private static String of(int number, String zero, String one) {
        StringBuilder text = new StringBuilder();
        for (int bit = 0; bit < BITS; bit++) {
            text.append((number >> bit & 1) == 0 ? zero : one);
        }
        return text.toString();
    }

    /** Splits them into variants of eight letters. */
    private static IntFunction<String> variants(String before) {
        return number -> before + "-" + of(number, "AP", "B1").replaceAll("(.{8})(?=.)", "$1-") + "ABC";
    }

    private static void refusesTheLast(IntFunction<String> tags) {
        Set<Integer> hashes = new HashSet<>();
        for (int i = 0; i < MOST; i++) {
            Locale locale = Locales.of(tags.apply(i));
            assertThat(locale.toLanguageTag()).isEqualTo(tags.apply(i));
            hashes.add(locale.hashCode());
        }
        assertThat(hashes).hasSize(1);
        assertThatThrownBy(() -> Locales.of(tags.apply(MOST)))
                .isInstanceOf(MarshalException.class)
                .hasMessageEndingWith("more than 256 locales with the same hash code [MARSHAL222]");
        assertThatCode(() -> Locales.of(tags.apply(1))).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"fr", "fr-CA", "uz-Latn-UZ", "und"})
    void variantsWithOneHashCode(String before) {
        refusesTheLast(variants(before));
    }

    @ParameterizedTest
    @ValueSource(strings = {"it-x-", "it-IT-a-"})
    void extensionsWithOneHashCode(String before) {
        refusesTheLast(number -> before + of(number, "an", "c0").replaceAll("(.{6})(?=.)", "$1-"));
    }

    @Test
    void variantsInAPrivateUseExtension() {
        IntFunction<String> tags =
                number -> "nl-x-lvariant-" + of(number, "AP", "B1").replaceAll("(.{2})(?=.)", "$1-");
        refusesTheLast(tags);
    }

    @Test
    void higherLimitsAllowMore() {
        IntFunction<String> tags = variants("pl");
        for (int i = 0; i < MOST; i++) {
            Locales.of(tags.apply(i));
        }
        Locale more = Locale.forLanguageTag(tags.apply(MOST));
        ArrayTarget target = new ArrayTarget(64);
        assertThatThrownBy(() -> Locales.write(more, target.output())).hasMessageEndingWith("[MARSHAL222]");
        assertThat(target.output().position()).isZero();
        Locales.write(more, target.output().limits(ReadLimits.DEFAULT.withEqualHashes(MOST + 1)));
        assertThat(target.output().position()).isPositive();
    }

    @Test
    void thousandsOfOtherLocalesAreCreated() {
        for (int i = 0; i < 20 * MOST; i++) {
            String tag = "de-x-" + Integer.toString(i, Character.MAX_RADIX);
            assertThat(Locales.of(tag).toLanguageTag()).isEqualTo(tag);
        }
    }

    @Test
    void everyLocaleOfTheJdkIsCreated() {
        for (Locale locale : Locale.getAvailableLocales()) {
            if (locale.equals(Locale.forLanguageTag(locale.toLanguageTag()))) {
                assertThat(Locales.of(locale.toLanguageTag())).isEqualTo(locale);
            }
        }
    }
}
