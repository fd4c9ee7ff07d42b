package org.marshal4j.processor.libraries;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class KotlinNamesTest {
    private static final String TWO_AS_THEY_ARE = "0a02" + "0802";
    private static final String PART_OF_ITS_OWN = "0a10" + "320a" + hex("kotlin/Any") + "2202" + "070a";
    private static final String DOTS_FOR_DOLLARS = "0a04" + "2a02" + hex("$.");
    private static final String AS_IT_IS = "0a00";
    private static final String A_BILLION_AS_THEY_ARE = "0a06" + "08ffffffff03";

    @Test
    void eachIsMadeAsItsRecordSays() {
        String table = TWO_AS_THEY_ARE + PART_OF_ITS_OWN + DOTS_FOR_DOLLARS + AS_IT_IS;
        assertThat(names(table, "a$", "b", "", "c$d", "e$f")).containsExactly("a$", "b", "Any", "c.d", "e$f");
    }

    @Test
    void recordsForMoreTextsThanThereAreHaveNoEffect() {
        assertThat(names(A_BILLION_AS_THEY_ARE + DOTS_FOR_DOLLARS, "a$", "b$")).containsExactly("a$", "b$");
    }

    private static List<String> names(String table, String... texts) {
        ProtoMessage records = ProtoMessage.of(ByteBuffer.wrap(HexFormat.of().parseHex(table)));
        KotlinNames names = new KotlinNames(records, List.of(texts));
        return IntStream.range(0, texts.length).mapToObj(names::at).toList();
    }

    private static String hex(String text) {
        return HexFormat.of().formatHex(text.getBytes(US_ASCII));
    }
}
