package org.marshal4j.runtime.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The text of a layout, compared with the offsets in the JVM that runs the test. */
@Tag("unsafe")
class LayoutTableTest {
    private static final Pattern ROW = Pattern.compile(" +(\\d+) +(\\d+) +(?:(\\w+) +)?(\\(?[\\w.]+\\)?)(?: +(.+))?");

    @SuppressWarnings("unused")
    static class Quad {
        int a;
        int b;
        int c;
        int d;
    }

    @SuppressWarnings("unused")
    static class Base {
        long id;
        byte flags;
    }

    @SuppressWarnings("unused")
    static class Hiding extends Base {
        byte flags;
        String name;
    }

    private record Row(long offset, long size, String type, String field, String run) {}

    private static List<Row> rows(Class<?> type) {
        List<Row> rows = new ArrayList<>();
        ObjectLayout.of(type).toString().lines().forEach(line -> {
            Matcher row = ROW.matcher(line);
            if (row.matches()) {
                String run = row.group(5) == null ? "" : row.group(5);
                String slot = row.group(3) == null ? "" : row.group(3);
                rows.add(new Row(Long.parseLong(row.group(1)), Long.parseLong(row.group(2)), slot, row.group(4), run));
            }
        });
        return rows;
    }

    @ParameterizedTest
    @ValueSource(classes = {Object.class, Quad.class, Base.class, Hiding.class})
    void theRowsCoverTheWholeObject(Class<?> type) {
        ObjectLayout layout = ObjectLayout.of(type);
        List<Row> rows = rows(type);
        assertThat(rows.get(0)).isEqualTo(new Row(0, layout.headerSize(), "", "(header)", ""));
        long end = 0;
        for (Row row : rows) {
            assertThat(row.offset).as("%s", rows).isEqualTo(end);
            end += row.size;
            boolean last = end == layout.estimatedSize();
            if (row.type.isEmpty() && row.offset > 0) {
                assertThat(row.field).isEqualTo(last ? "(padding)" : "(gap)");
            }
        }
        assertThat(end).isEqualTo(layout.estimatedSize());
        assertThat(rows).hasSize(1 + layout.slots().size() + layout.gaps().size());
        long fields = layout.slots().stream().mapToLong(ObjectLayout.Slot::size).sum();
        long unused = layout.gaps().stream().mapToLong(ObjectLayout.Gap::size).sum();
        assertThat(layout.toString())
                .startsWith(type.getName() + ": about " + end + " bytes (header " + layout.headerSize() + ", fields "
                        + fields + ", unused " + unused + ")\n\n");
        assertThat(end).isEqualTo(layout.headerSize() + fields + unused);
    }

    @Test
    void fieldsOfSuperclassesAreQualified() {
        assertThat(rows(Hiding.class).stream()
                        .filter(row -> !row.type.isEmpty())
                        .map(row -> row.type + " " + row.field))
                .containsExactlyInAnyOrder("long Base.id", "byte Base.flags", "byte flags", "String name");
    }

    @Test
    void aRunIsShownNextToItsFields() {
        ObjectLayout.provedRun(Quad.class, "a", "b");
        ObjectLayout.provedRun(Quad.class, "d", "c");
        assertThat(rows(Quad.class).stream()
                        .filter(row -> row.type.equals("int"))
                        .map(row -> row.field + " " + row.run))
                .containsExactly("a 1 bulk", "b 1 bulk", "c 2 no. 2", "d 2 no. 1");
        assertThat(ObjectLayout.of(Quad.class).toString())
                .contains("\n\n  run 1: a .. b, 8 bytes: bulk\n  run 2: d .. c, 8 bytes: field by field: ")
                .endsWith("\n");

        ObjectLayout.provedRun(Hiding.class, "flags");
        assertThat(rows(Hiding.class).stream().filter(row -> !row.run.isEmpty()).map(row -> row.field + " " + row.run))
                .containsExactly("flags 1 bulk");
    }

    @Test
    void withoutRunsThereIsNoColumnForThem() {
        assertThat(ObjectLayout.of(Base.class).toString()).contains("offset  size  type", "field\n");
    }
}
