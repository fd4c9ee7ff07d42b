package org.marshal4j.tools.cat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.tools.filter.SyntaxError;
import org.marshal4j.tools.sample.Hiding;
import org.marshal4j.tools.sample.HidingMarshaller;
import org.marshal4j.tools.sample.HidingTable;
import org.marshal4j.tools.sample.MessageFile;
import org.marshal4j.tools.sample.Tabled;
import org.marshal4j.tools.sample.TabledMarshaller;
import org.marshal4j.tools.sample.TabledTable;

/** The rows of a table are shown as the same objects are that were written as messages. */
class TablesAndMessagesTest {
    @TempDir
    Path temp;

    private final StringBuilder out = new StringBuilder();
    private final List<String> problems = new ArrayList<>();
    private Path messages;
    private Path table;

    @BeforeEach
    void write() throws IOException {
        List<Tabled> rows = IntStream.range(0, 10).mapToObj(Tabled::of).toList();
        messages = MessageFile.write(temp.resolve("messages.bin"), TabledMarshaller.INSTANCE, rows);
        table = temp.resolve("table.arrow");
        try (TabledTable file = TabledTable.create(table)) {
            rows.forEach(file::add);
        }
    }

    private String cat(CatOptions options) throws IOException {
        out.setLength(0);
        Cat.run(options, out::append, problems::add, () -> false, count -> {});
        assertThat(problems).isEmpty();
        return out.toString();
    }

    @ParameterizedTest
    @EnumSource
    void sameTextInEveryFormat(Format format) throws IOException {
        assertThat(cat(TestOptions.of(table, null, format)))
                .isEqualTo(cat(TestOptions.of(messages, null, format)))
                .contains("2.50", "12.34", "00ff", "1000000000000000000000000000000")
                .doesNotContain(format == Format.CSV ? "nothing" : "\u001b");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "price == NaN || price == -0.0",
                "open && lots > 4",
                "symbol == null || side != 'B'",
                "venue == 'LONDON' || number >= 9",
                "at < '2026-01-01T00:00:05Z' && day != '2026-01-02'",
                "decimal == 2.5 && big > 1e29 && amount == 12.34",
                "inside.texts[1] == 'y' && inside.decimal >= 0.1 && numbers[0][0] > 3",
                "longs != null && bytes == '04ff'",
                "byNumber[0].key > 7"
            })
    void sameConditions(String where) throws IOException {
        assertThat(cat(TestOptions.of(table, where, Format.JSON, "number", "inside.texts[0]")))
                .isEqualTo(cat(TestOptions.of(messages, where, Format.JSON, "number", "inside.texts[0]")))
                .as(where);
        assertThat(out.toString().lines().count()).as(where).isBetween(1L, 9L);
    }

    private void writeHiding() throws IOException {
        List<Hiding> rows = IntStream.range(0, 10).mapToObj(Hiding::of).toList();
        messages = MessageFile.write(temp.resolve("hiding.bin"), HidingMarshaller.INSTANCE, rows);
        table = temp.resolve("hiding.arrow");
        try (HidingTable file = HidingTable.create(table)) {
            rows.forEach(file::add);
        }
    }

    @ParameterizedTest
    @EnumSource
    void fieldsInOtherForms(Format format) throws IOException {
        writeHiding();
        assertThat(cat(TestOptions.of(table, null, format)))
                .isEqualTo(cat(TestOptions.of(messages, null, format)))
                .contains("id_", "text 9", "default", "0409")
                .doesNotContain("default_", "\"2.50\"");
        assertThat(diff(messages, table)).isEqualTo(new MessageDiff(10, 0, 0, 0));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "id > 7",
                "id_ == 'text 8' || id_ == 'text 9'",
                "(!flags.default && id == 9) || (flags.default && id == 8)",
                "price == 2.5 && id > 7",
                "code == '0408' || code == '0409'",
                "took > 'PT15S'",
                "'PT15S' < waited",
                "took == waited && id >= 8",
                "at >= '2026-01-01T15:00:00Z' && at != '2026-01-01T18:00:00+01:00'",
                "time > '14:59:00Z'",
                "month > '10000-05'",
                "month >= '+10000-06'",
                "day >= '--01-16'",
                "key >= '00000000-0000-0008-0000-000000000010'"
            })
    void conditionsOnFieldsInOtherForms(String where) throws IOException {
        writeHiding();
        assertThat(cat(TestOptions.of(table, where, Format.JSON, "id", "flags.default")))
                .isEqualTo(cat(TestOptions.of(messages, where, Format.JSON, "id", "flags.default")))
                .as(where)
                .contains("{\"id\":8,\"flags.default\":true}", "{\"id\":9,\"flags.default\":false}")
                .doesNotContain("\"id\":5");
    }

    @Test
    void mistakes() throws IOException {
        assertThatExceptionOfType(SyntaxError.class)
                .isThrownBy(() -> cat(TestOptions.of(table, "nothing == 1", Format.JSON)))
                .withMessageContaining("Tabled has no field nothing");
        assertThatThrownBy(() -> cat(TestOptions.of(table, null, Format.JSON, "nothing")))
                .hasMessage("Tabled has no field nothing");
        Files.write(table, new byte[100], StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE);
        Files.writeString(table, "ARROW1", StandardOpenOption.WRITE);
        assertThatThrownBy(() -> cat(TestOptions.of(table, null, Format.JSON)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("MARSHAL249");
    }

    private MessageDiff diff(Path former, Path present, String... fields) throws IOException {
        problems.clear();
        return MessageDiff.of(
                TestOptions.of(former, null, Format.JSON, fields),
                TestOptions.of(present, null, Format.JSON, fields),
                problems::add);
    }

    @Test
    void differences() throws IOException {
        assertThat(diff(messages, table)).isEqualTo(new MessageDiff(10, 0, 0, 0));
        assertThat(problems).isEmpty();

        List<Tabled> changed =
                new ArrayList<>(IntStream.range(0, 9).mapToObj(Tabled::of).toList());
        changed.get(2).price = 0.0;
        changed.get(4).inside.texts.set(1, "\u001b");
        changed.get(5).numbers = List.of(List.of(5));
        changed.get(6).inside = null;
        changed.get(7).byName.put("b\u001b", 1);
        Path other = MessageFile.write(temp.resolve("other.bin"), TabledMarshaller.INSTANCE, changed);
        assertThat(diff(table, other)).isEqualTo(new MessageDiff(9, 5, 1, 0));
        assertThat(problems.stream().map(line -> line.replaceFirst(", message \\d+ at offset \\d+", "")))
                .containsExactly(
                        "row 2: price: -0.0, now 0.0",
                        "row 4: inside.texts[1]: \"y\", now \"\\u001b\"",
                        "row 5: numbers: 2 elements, now 1 element",
                        "row 6: inside: {\"decimal\":0.1,\"texts\":[\"x\",\"y\"]}, now null",
                        "row 7: byName.b\\u001b: nothing, now 1",
                        "only in " + table + ": row 9");
        assertThat(diff(table, other, "number", "inside.texts")).isEqualTo(new MessageDiff(9, 2, 1, 0));

        Files.write(other, MessageFile.frame(new byte[] {1}), StandardOpenOption.APPEND);
        assertThat(diff(table, other)).isEqualTo(new MessageDiff(10, 6, 0, 1));
        assertThat(problems.get(problems.size() - 1)).endsWith(": cannot be read in " + other + ": 01");
    }

    @Test
    void knowsWhatHasMessages() throws IOException {
        assertThat(Cat.hasMessages(table)).isTrue();
        assertThat(Cat.hasMessages(messages)).isTrue();
        assertThat(Cat.hasMessages(temp)).isFalse();
        assertThat(Cat.hasMessages(Files.writeString(temp.resolve("lock"), "wire 1\n")))
                .isFalse();
    }
}
