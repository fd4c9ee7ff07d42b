package org.marshal4j.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.memory.RawMemory;

/** Texts and byte arrays are found by their bytes, whether these are in the view or elsewhere. */
class EqualBytesTest {
    private static final int LONGEST = 40;

    private final QuoteTable table = QuoteTable.inMemory(TableOptions.DEFAULTS.batchRows(64));

    private void add(List<String> texts) {
        for (String text : texts) {
            table.add(Quotes.at(Instant.EPOCH));
            table.c().symbol.set(table.size() - 1, text);
            table.c().raw.set(table.size() - 1, text.getBytes(StandardCharsets.UTF_8));
        }
    }

    @Test
    void findsTheOnlyTextWithTheseBytes() {
        String letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
        for (int length = 0; length <= LONGEST; length++) {
            List<String> texts = new ArrayList<>();
            texts.add(letters.substring(0, length + 1));
            for (int i = 0; i < length; i++) {
                texts.add(letters.substring(0, i) + "~" + letters.substring(i + 1, length));
            }
            texts.add(letters.substring(0, length));
            long last = table.size() + texts.size() - 1;
            add(texts);
            for (int i = 1; i < texts.size(); i++) {
                byte[] bytes = texts.get(i).getBytes(StandardCharsets.UTF_8);
                long row = last - texts.size() + 1 + i;
                assertThat(table.c().symbol.indexOf(texts.get(i))).isEqualTo(row);
                assertThat(table.c().raw.indexOf(bytes)).isEqualTo(row);
                assertThat(table.c().raw.whereEqual(bytes).rows()).containsExactly(row);
            }
            // Makes the next length's first text the only one.
            table.c().symbol.set(last - texts.size() + 1, null);
            table.c().raw.set(last - texts.size() + 1, null);
        }
    }

    @Test
    void findsNoTextThatUtf8CannotRepresent() {
        add(List.of("?", "\uFFFD"));
        assertThat(table.c().symbol.indexOf("\uD800")).isEqualTo(-1);
        assertThat(table.c().symbol.whereEqual("?").rows()).containsExactly(0);
    }

    @Test
    void leavesOutNulls() {
        add(List.of("", "x"));
        table.c().symbol.setNull(0);
        table.c().symbol.setNull(1);
        assertThat(table.c().symbol.indexOf("")).isEqualTo(-1);
        assertThat(table.c().symbol.whereEqual("x").count()).isZero();
    }

    @Test
    void ignoresWhatFollowsAShortText() {
        add(List.of("", "ab", "abcd", "abcdefgh"));
        int[] lengths = {0, 2, 4, 8};
        for (int row = 0; row < lengths.length; row++) {
            Object base = table.c().symbol.values.base(0);
            long view = table.c().symbol.values.starts[0] + row * 16L;
            for (int i = lengths[row]; i < Views.INLINE; i++) {
                RawMemory.putByte(base, view + Integer.BYTES + i, (byte) '#');
            }
            String text = "abcdefgh".substring(0, lengths[row]);
            assertThat(table.c().symbol.get(row)).isEqualTo(text);
            assertThat(table.c().symbol.indexOf(text)).isEqualTo(row);
        }
    }

    @Test
    void refusesAPlaceThatDoesNotExist() {
        String text = "a text that is too long for its view";
        add(List.of(text));
        TextColumn column = table.c().symbol;
        RawMemory.putInt(column.values.base(0), column.values.starts[0] + 12, Integer.MAX_VALUE);
        assertThatThrownBy(() -> column.indexOf(text)).hasMessageContaining("damaged: a view has a place");
        assertThatThrownBy(() -> column.get(0)).hasMessageContaining("damaged: a view has a place");
        RawMemory.putInt(column.values.base(0), column.values.starts[0], -1);
        assertThatThrownBy(() -> column.get(0)).hasMessageContaining("damaged: a view has a length of -1");
        assertThat(column.indexOf(text)).isEqualTo(-1);
    }
}
