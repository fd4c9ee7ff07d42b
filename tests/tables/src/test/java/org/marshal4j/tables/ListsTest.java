package org.marshal4j.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Instant;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.table.TableOptions;

/** What happens when a list is set that is longer or shorter, or that the column cannot hold. */
class ListsTest {
    private static final Instant EARLY = Instant.parse("2001-01-01T00:00:00Z");
    private static final Instant LATE = Instant.parse("2100-01-01T00:00:00Z");

    /** Beyond the range of nanoseconds. */
    private static final Instant TOO_LATE = Instant.parse("3000-01-01T00:00:00Z");

    @TempDir
    Path temp;

    private static Every with(List<Instant> instants, List<List<String>> texts) {
        Every every = new Every();
        every.instants = instants;
        every.listsOfTexts = texts;
        return every;
    }

    private EveryTable table(boolean isInFile) {
        TableOptions options =
                TableOptions.DEFAULTS.batchRows(64).listElements(1).textBytes(0);
        return isInFile ? EveryTable.create(temp.resolve("lists.arrow"), options) : EveryTable.inMemory(options);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void keepsTheFormerListIfAnElementCannotBeHeld(boolean isInFile) {
        try (EveryTable table = table(isInFile)) {
            table.add(with(List.of(EARLY), null));
            table.add(with(List.of(EARLY, LATE, EARLY), null));
            table.flush();
            for (List<Instant> bad : List.of(
                    List.of(LATE, TOO_LATE),
                    List.of(LATE, LATE, TOO_LATE),
                    List.of(LATE, LATE, LATE, LATE, TOO_LATE))) {
                assertThatThrownBy(() -> table.instants().set(1, bad))
                        .isInstanceOf(MarshalException.class)
                        .hasMessageContaining("MARSHAL248")
                        .hasMessageContaining("instants")
                        .hasMessageContaining("row 1: cannot hold");
                assertThat(table.instants().get(1)).containsExactly(EARLY, LATE, EARLY);
                assertThat(table.instants().get(0)).containsExactly(EARLY);
            }
            table.instants().set(1, Arrays.asList(null, LATE));
            assertThat(table.instants().get(1)).containsExactly(null, LATE);
            assertThat(table.instants().length(1)).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void namesTheRowOfANestedElement(boolean isInFile) {
        try (EveryTable table = table(isInFile)) {
            table.add(new Every());
            table.add(with(null, texts(2, 2)));
            String half = "\uD800";
            assertThatThrownBy(() -> table.listsOfTexts().set(1, List.of(List.of("a"), List.of("b", half))))
                    .isInstanceOf(MarshalException.class)
                    .hasMessageContaining("MARSHAL208");
            assertThat(table.listsOfTexts().get(1)).isEqualTo(texts(2, 2));
            Map<Side, Map<String, Line>> nested = Map.of(Side.BUY, Collections.singletonMap(null, null));
            assertThatThrownBy(() -> table.nested().set(1, nested))
                    .hasMessageContaining("nested.value.key")
                    .hasMessageContaining("row 1: cannot hold null");
            assertThat(table.nested().get(1)).isNull();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void growsListsWithinLists(boolean isInFile) {
        List<List<List<String>>> expected = new ArrayList<>();
        try (EveryTable table = table(isInFile)) {
            for (int row = 0; row < 200; row++) {
                expected.add(texts(row % 7, row % 5));
                table.add(with(null, expected.get(row)));
            }
            table.flush();
            for (int row = 0; row < 200; row += 3) {
                expected.set(row, texts(row % 11, row % 3));
                table.listsOfTexts().set(row, expected.get(row));
            }
            for (int row = 0; row < 200; row++) {
                assertThat(table.listsOfTexts().get(row)).isEqualTo(expected.get(row));
            }
        }
        if (isInFile) {
            try (EveryTable table = EveryTable.open(temp.resolve("lists.arrow"))) {
                for (int row = 0; row < 200; row++) {
                    assertThat(table.listsOfTexts().get(row)).isEqualTo(expected.get(row));
                }
            }
        }
    }

    private static List<List<String>> texts(int lists, int each) {
        List<List<String>> texts = new ArrayList<>();
        for (int i = 0; i < lists; i++) {
            texts.add(i == 3 ? null : Collections.nCopies(each, "longer than twelve bytes " + i));
        }
        return texts;
    }

    @Test
    void refusesAMapWithoutAKey() {
        try (EveryTable table = table(false)) {
            table.add(new Every());
            Map<String, Integer> counts = new HashMap<>();
            counts.put(null, 1);
            assertThatThrownBy(() -> table.counts().set(0, counts))
                    .isInstanceOf(MarshalException.class)
                    .hasMessageContaining("counts.key")
                    .hasMessageContaining("row 0: cannot hold null");
            assertThat(table.counts().get(0)).isNull();
        }
    }

    @Test
    void refusesACollectionThatLiesAboutItsSize() {
        try (EveryTable table = table(false)) {
            table.add(new Every());
            table.add(with(List.of(EARLY), null));
            for (int told : new int[] {1, 3}) {
                assertThatThrownBy(() -> table.instants().set(0, new Lying(told)))
                        .isInstanceOf(MarshalException.class)
                        .hasMessageContaining("row 0: cannot hold a collection that has another number of elements");
            }
            assertThat(table.instants().get(0)).isNull();
            assertThat(table.instants().get(1)).containsExactly(EARLY);
        }
    }

    /** Has two elements. */
    private static final class Lying extends AbstractList<Instant> {
        private final int told;

        private Lying(int told) {
            this.told = told;
        }

        @Override
        public Instant get(int index) {
            return LATE;
        }

        @Override
        public int size() {
            return told;
        }

        @Override
        public Iterator<Instant> iterator() {
            return List.of(LATE, LATE).iterator();
        }
    }
}
