package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.processor.codec.value.LeafTypes;

/**
 * The types in docs/tables.md have the columns, or yield the diagnostics, that the page gives. The page does not omit
 * any type that has a codec of its own.
 */
class TablesPageTest {
    /** Classes that columns extend. */
    private static final Pattern PRIMITIVE = Pattern.compile("new Primitive\\(\"(\\w)(\\w+)\"");

    private static final List<String> ABSTRACT = List.of(
            "Column",
            "ObjectColumn",
            "OrderedColumn",
            "TemporalColumn",
            "NanosColumn",
            "WholeColumn",
            "FloatingColumn");

    private static final Path PAGE = Path.of("../docs/tables.md");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final String IMPORTS = """
            import java.math.*;
            import java.net.*;
            import java.nio.*;
            import java.nio.charset.*;
            import java.time.*;
            import java.util.*;
            import java.util.concurrent.atomic.*;
            import org.marshal4j.*;
            """;
    private static final String PLAIN = "import org.marshal4j.Marshal; @Marshal public class Plain { int number; }";
    private static final String VENUE =
            "import org.marshal4j.Marshal; @Marshal(table = true) public record Venue(String name) {}";

    @TempDir
    Path temp;

    /**
     * A row.
     *
     * @param declared the declared types of fields
     * @param last the last cell
     */
    record Row(List<String> declared, String last) {}

    static Stream<Row> withColumn() throws IOException {
        return rows("with a column");
    }

    static Stream<Row> without() throws IOException {
        return rows("without a column");
    }

    private static Stream<Row> rows(String mark) throws IOException {
        String page = Files.readString(PAGE);
        String table = page.substring(page.indexOf("<!-- " + mark + " -->"), page.indexOf("<!-- /" + mark + " -->"));
        List<Row> rows = table.lines()
                .filter(line -> line.startsWith("| `"))
                .map(line -> line.split(" \\| ?|\\|\\s*"))
                .map(cells -> new Row(codes(cells[1]), cells[cells.length - 1].strip()))
                .toList();
        assertThat(rows).isNotEmpty();
        return rows.stream();
    }

    /** The text in backticks. Text in parentheses is only explanation. */
    private static List<String> codes(String cell) {
        return CODE.matcher(cell.replaceAll(" \\([^\"]*\\)$", ""))
                .results()
                .map(code -> code.group(1))
                .toList();
    }

    @Test
    void fieldsHaveTheColumnsThatThePageSays() throws IOException {
        List<Row> rows = withColumn().toList();
        TestCompiler.Result result = compile(rows);
        assertThat(result.messages()).isEmpty();
        Map<String, String> sources = result.sources();
        for (int row = 0; row < rows.size(); row++) {
            String column = codes(rows.get(row).last()).get(0);
            for (int i = 0; i < rows.get(row).declared().size(); i++) {
                assertThat(sources.get("Holder" + row + "Table.java"))
                        .containsPattern("public " + column + "(<[\\w.<>, \\[\\]]+>)? f" + i + "\\(\\)");
            }
        }
    }

    @Test
    void messagesSayWhatToDeclareInstead() throws IOException {
        List<Row> rows = without().toList();
        List<String> messages = compile(rows).messages();
        for (int row = 0; row < rows.size(); row++) {
            String holder = "Holder" + row + ".f";
            String instead = rows.get(row).last().replace("`", "");
            String expected = instead.startsWith("the same with table = true")
                    ? "holds Plain, which has no columns. Put @Marshal(table = true) on Plain as well"
                    : instead.startsWith("the same with @Required")
                            ? "Make it @Required, so that null means empty"
                            : "Declare " + instead;
            assertThat(messages.stream().filter(message -> message.contains(holder)))
                    .hasSameSizeAs(rows.get(row).declared())
                    .allSatisfy(message -> assertThat(message).contains(expected));
        }
    }

    /** Compiles a class for each row, with a field for each of its types. */
    private TestCompiler.Result compile(List<Row> rows) {
        Map<String, String> sources = new TreeMap<>(Map.of("Plain.java", PLAIN, "Venue.java", VENUE));
        for (int row = 0; row < rows.size(); row++) {
            StringBuilder source =
                    new StringBuilder(IMPORTS).append("@Marshal(table = true)\npublic class Holder" + row + " {\n");
            List<String> declared = rows.get(row).declared();
            for (int i = 0; i < declared.size(); i++) {
                source.append("    " + declared.get(i) + " f" + i + ";\n");
            }
            sources.put("Holder" + row + ".java", source + "}\n");
        }
        return TestCompiler.JAVAC.compile(temp, sources);
    }

    /** Other classes with a text have a row in docs/types.md, to which the page refers. */
    @Test
    void namesEveryKindOfValue() throws IOException {
        List<String> named = new ArrayList<>();
        Stream.concat(withColumn(), without()).forEach(row -> named.addAll(row.declared()));
        assertThat(LeafTypes.all())
                .filteredOn(leaf ->
                        leaf.name().startsWith("java.") && leaf.columnText().isEmpty())
                .isNotEmpty()
                .allSatisfy(leaf -> assertThat(named)
                        .anyMatch(type ->
                                type.endsWith(leaf.name().substring(leaf.name().lastIndexOf('.') + 1))));
    }

    /** There is at least one row for each class of columns. */
    @Test
    void namesEveryKindOfColumn() throws IOException {
        List<String> columns = withColumn()
                .flatMap(row -> codes(row.last()).stream())
                .distinct()
                .toList();
        // These are written when the module is built.
        Stream<String> ofPrimitives = PRIMITIVE
                .matcher(Files.readString(Path.of("../table/src/main/codegen/ColumnSources.java")))
                .results()
                .map(primitive -> primitive.group(1).toUpperCase(Locale.ROOT) + primitive.group(2) + "Column");
        try (Stream<Path> files = Files.list(Path.of("../table/src/main/java/org/marshal4j/table"))) {
            Stream<String> written = files.map(
                            file -> file.getFileName().toString().replace(".java", ""))
                    .filter(name -> name.endsWith("Column"));
            assertThat(Stream.concat(written, ofPrimitives).filter(name -> !ABSTRACT.contains(name)))
                    .containsExactlyInAnyOrderElementsOf(columns);
        }
    }
}
