package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What LocaleParts derives from a language tag agrees with the JDK's locale. */
class LocalePartsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "de",
                "und",
                "gsw-CH",
                "zh-Hans-CN",
                "es-419",
                "de-DE-1996-1901",
                "sl-rozaj-biske-1994",
                "de-POSIX",
                "th-TH-u-ca-buddhist-nu-thai",
                "en-US-x-some-thing",
                "x-some-thing",
                "de-a-bb-x-some",
                "ja-JP-x-lvariant-JP-more"
            })
    void agreesWithTheHashCodesOfTheJdk(String tag) {
        Locale locale = Locale.forLanguageTag(tag);
        assertThat(locale.toLanguageTag()).isEqualTo(tag);
        LocaleParts parts = LocaleParts.of(tag);
        assertThat(locale.stripExtensions().hashCode()).isIn(parts.hashOfParts(), parts.joinedHash());
        assertThat(parts.joinedHash())
                .isEqualTo((locale.getLanguage()
                                + locale.getScript().toLowerCase(Locale.ROOT)
                                + locale.getCountry().toLowerCase(Locale.ROOT)
                                + locale.getVariant())
                        .hashCode());
        if (!tag.contains("lvariant")) {
            assertThat(locale.hashCode() ^ parts.extensions()).isIn(parts.hashOfParts(), parts.joinedHash());
        }
        assertThat(parts.length())
                .isEqualTo(locale.getLanguage().length()
                        + locale.getScript().length()
                        + locale.getCountry().length()
                        + locale.getVariant().length());
        assertThat(tag).startsWith(parts.base());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "-",
                "--",
                "a",
                "de-",
                "de--CH",
                "zh-yue-abc-def-ghi",
                "DE-ch-x",
                "\u00E9\u00E9-x-\u00FC",
                "x-lvariant"
            })
    void splitsAnyText(String text) {
        assertThat(LocaleParts.of(text).length()).isLessThanOrEqualTo(text.length());
    }
}
