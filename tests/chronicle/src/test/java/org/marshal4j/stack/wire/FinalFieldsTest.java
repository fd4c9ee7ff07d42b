package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.Marshallable;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.Marshal;

/** Final fields that no constructor takes, as users of Chronicle declare them. */
class FinalFieldsTest {

    @Marshal
    static class Level extends SelfDescribingMarshallable implements FinalFieldsTest_LevelMarshallable {
        double price = 1.5;
    }

    @Marshal
    static class Book extends SelfDescribingMarshallable implements FinalFieldsTest_BookMarshallable {
        final String type = "book";
        final List<String> names = new ArrayList<>();
        final Map<String, Level> levels = new LinkedHashMap<>();
        final StringBuilder text = new StringBuilder();
        final long[] sizes = new long[2];
        final Level best = new Level();
    }

    private static Book full() {
        Book book = new Book();
        book.names.addAll(List.of("a", "b"));
        book.levels.put("x", new Level());
        book.text.append("t");
        book.sizes[1] = 3;
        book.best.price = 2.5;
        return book;
    }

    @ParameterizedTest
    @EnumSource(
            value = WireType.class,
            names = {"BINARY", "BINARY_LIGHT", "TEXT", "YAML_ONLY", "JSON"})
    void readingFillsTheExistingObjects(WireType type) {
        Book target = full();
        List<Object> before = List.of(target.names, target.levels, target.text, target.sizes, target.best);
        for (Book value : List.of(new Book(), full(), new Book())) {
            Bytes<?> bytes = Bytes.allocateElasticOnHeap();
            Wire wire = type.apply(bytes);
            value.writeMarshallable(wire);
            target.readMarshallable(type.apply(bytes));
            assertThat(target).hasToString(value.toString());
        }
        assertThat(List.of(target.names, target.levels, target.text, target.sizes, target.best))
                .usingElementComparator((one, other) -> one == other ? 0 : 1)
                .isEqualTo(before);
    }

    /** Missing fields are as in a new object, and constants that Wire writes are skipped. */
    @Test
    void missingFieldsAreAsInANewObject() {
        Book target = full();
        Wire wire = WireType.TEXT.apply(Bytes.from("type: book\nnames: [ c ]\n"));
        target.readMarshallable(wire);
        Book expected = new Book();
        expected.names.add("c");
        assertThat(target).hasToString(expected.toString());
        assertThat(target.toString()).doesNotContain("type");
        Book parsed = Marshallable.fromString("!" + Book.class.getName() + " { names: [ c ] }");
        assertThat(parsed).hasToString(expected.toString());
    }

    @Test
    void arraysOfAnotherLengthAreRefusedByName() {
        Wire wire = WireType.TEXT.apply(Bytes.from("sizes: [ 1, 2, 3 ]\n"));
        assertThatThrownBy(() -> new Book().readMarshallable(wire))
                .hasMessageContaining("sizes")
                .hasMessageContaining("[MARSHAL224]");
    }
}
