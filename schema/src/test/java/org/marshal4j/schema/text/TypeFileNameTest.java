package org.marshal4j.schema.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class TypeFileNameTest {
    @Test
    void namesThatFitAreKept() {
        String longest = "a".repeat(TypeFileName.MOST_BYTES - ".schema".length());
        assertThat(TypeFileName.of(longest, ".schema")).isEqualTo(longest + ".schema");
        assertThat(TypeFileName.of("com.acme.Quote", ".html")).isEqualTo("com.acme.Quote.html");
    }

    @Test
    void longNamesAreShortenedAndStayDifferent() {
        for (String letter : new String[] {"a", "\u00e4", "\u6f22", "\ud83d\ude00"}) {
            String name = letter.repeat(300);
            String file = TypeFileName.of(name + "B", ".schema");
            assertThat(file.getBytes(StandardCharsets.UTF_8).length).isBetween(250, TypeFileName.MOST_BYTES);
            assertThat(file).matches("(" + letter + ")+~[0-9a-f]{16}\\.schema");
            assertThat(file).isNotEqualTo(TypeFileName.of(name + "C", ".schema"));
        }
        assertThat(TypeFileName.of("a".repeat(300), ".schema")).isEqualTo("a".repeat(231) + "~9835fa6bf4e20a9b.schema");
    }
}
