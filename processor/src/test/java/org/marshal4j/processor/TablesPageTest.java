package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.processor.codec.value.LeafTypes;

/**
 * The types in docs/tables.md have the columns, or yield the diagnostics, that the page gives. The page does not omit
 * any type that has a codec of its own.
 */
class TablesPageTest {
    /** Classes that columns extend. */
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

    @ParameterizedTest
    @MethodSource("withColumn")
    void hasTheColumnThatThePageSays(Row row) {
        TestCompiler.Result result = compile(row.declared());
        assertThat(result.messages()).isEmpty();
        String table = result.sources().get("HolderTable.java");
        for (int i = 0; i < row.declared().size(); i++) {
            String column = codes(row.last()).get(0);
            assertThat(table).containsPattern("public " + column + "(<[\\w.<>, \\[\\]]+>)? f" + i + "\\(\\)");
        }
    }

    @ParameterizedTest
    @MethodSource("without")
    void saysWhatToDeclareInstead(Row row) {
        TestCompiler.Result result = compile(row.declared());
        String instead = row.last().replace("`", "");
        String expected = instead.startsWith("the same with table = true")
                ? "holds Plain, which has no columns. Put @Marshal(table = true) on Plain as well"
                : instead.startsWith("the same with @Required")
                        ? "Make it @Required, so that null means empty"
                        : "Declare " + instead;
        assertThat(result.messages())
                .hasSameSizeAs(row.declared())
                .allSatisfy(message -> assertThat(message).contains("Holder.f").contains(expected));
    }

    private TestCompiler.Result compile(List<String> declared) {
        StringBuilder source = new StringBuilder();
        for (String each : List.of(
                "java.math.*",
                "java.net.*",
                "java.nio.*",
                "java.nio.charset.*",
                "java.time.*",
                "java.util.*",
                "java.util.concurrent.atomic.*",
                "org.marshal4j.*")) {
            source.append("import ").append(each).append(";\n");
        }
        source.append("@Marshal(table = true)\npublic class Holder implements HolderMarshallable {\n");
        for (int i = 0; i < declared.size(); i++) {
            source.append("    ").append(declared.get(i)).append(" f").append(i).append(";\n");
        }
        return TestCompiler.JAVAC.compile(
                temp, Map.of("Holder.java", source + "}\n", "Plain.java", PLAIN, "Venue.java", VENUE));
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
        try (Stream<Path> files = Files.list(Path.of("../table/src/main/java/org/marshal4j/table"))) {
            assertThat(files.map(file -> file.getFileName().toString().replace(".java", ""))
                            .filter(name -> name.endsWith("Column"))
                            .filter(name -> !ABSTRACT.contains(name)))
                    .containsExactlyInAnyOrderElementsOf(columns);
        }
    }
}
