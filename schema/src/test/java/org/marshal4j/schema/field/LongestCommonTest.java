package org.marshal4j.schema.field;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.field.LongestCommon.Pair;

class LongestCommonTest {

    @Test
    void commonElementsAreInBoth() {
        assertThat(common("", "")).isEmpty();
        assertThat(common("abc", "")).isEmpty();
        assertThat(common("", "abc")).isEmpty();
        assertThat(common("abc", "xyz")).isEmpty();
        assertThat(common("abc", "abc")).isEqualTo("abc");
        assertThat(common("abc", "axbyc")).isEqualTo("abc");
        assertThat(common("axbyc", "abc")).isEqualTo("abc");
    }

    @Test
    void asFewAsPossibleCountAsMoved() {
        assertThat(common("abcd", "bcda")).isEqualTo("bcd");
        assertThat(common("abcd", "dabc")).isEqualTo("abc");
        assertThat(common("abcdef", "bcadfe")).isEqualTo("bcdf");
        assertThat(common("acxbd", "abxcd")).isEqualTo("abd");
        assertThat(common("xaxbxc", "abcx")).isEqualTo("abc");
    }

    @Test
    void secondOfTwoSwappedElementsStays() {
        assertThat(common("ab", "ba")).isEqualTo("b");
    }

    @Test
    void pairsHaveBothPositions() {
        assertThat(LongestCommon.pairs(letters("xab"), letters("ayb"))).containsExactly(new Pair(1, 0), new Pair(2, 2));
    }

    /** The steps differ, but the result does not. */
    @Test
    void uniqueElementsGiveWhatTheTableGives() {
        Random random = new Random(7);
        for (int i = 0; i < 2_000; i++) {
            List<String> one = some(random);
            List<String> other = some(random);
            assertThat(LongestRising.of(one, other))
                    .as("%s %s", one, other)
                    .isEqualTo(LongestCommon.byTable(one, other));
        }
    }

    private static List<String> some(Random random) {
        List<String> letters = new ArrayList<>(letters("abcdefghij"));
        Collections.shuffle(letters, random);
        return letters.subList(0, random.nextInt(letters.size() + 1));
    }

    private static String common(String one, String other) {
        return String.join("", LongestCommon.of(letters(one), letters(other)));
    }

    private static List<String> letters(String text) {
        return text.chars().mapToObj(Character::toString).toList();
    }
}
