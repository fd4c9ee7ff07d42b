package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.AbstractMap.SimpleEntry;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class EntriesTest {
    private static final StringBuilder KEY = new StringBuilder("key");
    private static final StringBuilder VALUE = new StringBuilder("value");
    private static final StringBuilder OTHER = new StringBuilder("other");

    /** A user's class. */
    private static final class Listening extends SimpleEntry<StringBuilder, StringBuilder> {
        private static final long serialVersionUID = 1;

        Listening() {
            super(KEY, VALUE);
        }
    }

    @Test
    void partsOfASimpleEntryAreReadInto() {
        Map.Entry<StringBuilder, StringBuilder> current = new SimpleEntry<>(KEY, VALUE);
        assertThat(Entries.keyOf(current)).isSameAs(KEY);
        assertThat(Entries.valueOf(current, KEY)).isSameAs(VALUE);
        assertThat(Entries.valueOf(current, OTHER)).isNull();
        assertThat(Entries.keyOf((Map.Entry<StringBuilder, StringBuilder>) null))
                .isNull();
        assertThat(Entries.valueOf((Map.Entry<StringBuilder, StringBuilder>) null, KEY))
                .isNull();
    }

    @Test
    void partsOfAnEntryOfAMapAreNot() {
        Map<String, StringBuilder> hashed = new HashMap<>(Map.of("key", VALUE));
        TreeMap<String, StringBuilder> sorted = new TreeMap<>(hashed);
        for (Map.Entry<String, StringBuilder> entry :
                List.of(hashed.entrySet().iterator().next(), sorted.firstEntry(), Map.entry("key", VALUE))) {
            assertThat(Entries.keyOf(entry)).isNull();
            assertThat(Entries.valueOf(entry, entry.getKey())).isNull();
        }
        assertThat(Entries.keyOf((Map.Entry<StringBuilder, StringBuilder>) new Listening()))
                .isNull();
    }

    @Test
    void partsOfAnImmutableEntryAreIfThatIsTheDeclaredClass() {
        SimpleImmutableEntry<StringBuilder, StringBuilder> current = new SimpleImmutableEntry<>(KEY, VALUE);
        assertThat(Entries.keyOf(current)).isSameAs(KEY);
        assertThat(Entries.valueOf(current, KEY)).isSameAs(VALUE);
        assertThat(Entries.valueOf(current, OTHER)).isNull();
        assertThat(Entries.keyOf((SimpleImmutableEntry<StringBuilder, StringBuilder>) null))
                .isNull();
        assertThat(Entries.valueOf((SimpleImmutableEntry<StringBuilder, StringBuilder>) null, KEY))
                .isNull();
    }

    @Test
    void aSimpleEntryOfTheKeyGetsTheValue() {
        SimpleEntry<StringBuilder, StringBuilder> current = new SimpleEntry<>(KEY, VALUE);
        assertThat(Entries.simple(current, KEY, OTHER)).isSameAs(current);
        assertThat(current.getValue()).isSameAs(OTHER);
        assertThat(Entries.of(current, KEY, VALUE)).isSameAs(current);
        assertThat(current.getValue()).isSameAs(VALUE);
        assertThat(Entries.simple(current, OTHER, VALUE)).isNotSameAs(current).isEqualTo(Map.entry(OTHER, VALUE));
        assertThat(current.getKey()).isSameAs(KEY);
        assertThat(Entries.simple(null, null, null)).isEqualTo(new SimpleEntry<>(null, null));
    }

    @Test
    void entriesOfOtherClassesAreReplaced() {
        SimpleEntry<StringBuilder, StringBuilder> listening = new Listening();
        assertThat(Entries.simple(listening, KEY, OTHER))
                .isExactlyInstanceOf(SimpleEntry.class)
                .isEqualTo(Map.entry(KEY, OTHER));
        assertThat(listening.getValue()).isSameAs(VALUE);
        Map<StringBuilder, StringBuilder> map = new HashMap<>(Map.of(KEY, VALUE));
        assertThat(Entries.of(map.entrySet().iterator().next(), KEY, OTHER)).isExactlyInstanceOf(SimpleEntry.class);
        assertThat(map.get(KEY)).isSameAs(VALUE);
    }

    @Test
    void anImmutableEntryStaysIfItHasBoth() {
        SimpleImmutableEntry<StringBuilder, StringBuilder> current = new SimpleImmutableEntry<>(KEY, VALUE);
        assertThat(Entries.immutable(current, KEY, VALUE)).isSameAs(current);
        assertThat(Entries.immutable(current, KEY, OTHER)).isEqualTo(Map.entry(KEY, OTHER));
        assertThat(Entries.immutable(current, OTHER, VALUE)).isEqualTo(Map.entry(OTHER, VALUE));
        assertThat(Entries.immutable(null, KEY, VALUE)).isEqualTo(current).isNotSameAs(current);
    }
}
