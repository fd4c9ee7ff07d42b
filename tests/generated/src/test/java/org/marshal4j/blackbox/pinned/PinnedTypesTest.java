package org.marshal4j.blackbox.pinned;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Chronicle;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.blackbox.reference.ReferenceEncoder;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;

/** Each type of docs/wire-format.md, byte by byte, and the page itself. None of these bytes may ever change. */
class PinnedTypesTest {
    private static final Path PAGE = Path.of("../../docs/wire-format.md");
    private static final String FIRST_TABLE = "## Values";
    private static final String BEHIND_TABLES = "## Stop-bit numbers";
    private static final Pattern EQUAL_BYTES = Pattern.compile("\\b([0-9a-f]{2})(?: \\1){3,}\\b");

    static Stream<PinnedRow> rows() {
        return Stream.of(
                        PinnedNumbers.rows(),
                        PinnedShortForms.numbers(),
                        PinnedTexts.rows(),
                        PinnedTimes.rows(),
                        PinnedShortForms.times(),
                        PinnedContainers.rows(),
                        PinnedObjects.rows(),
                        PinnedFamilies.rows(),
                        PinnedGraphs.rows(),
                        PinnedFrames.rows())
                .flatMap(rows -> rows);
    }

    static Stream<PinnedRow> rowsAndEdges() {
        return Stream.of(rows(), PinnedTimes.edges(), PinnedEdges.rows()).flatMap(rows -> rows);
    }

    @ParameterizedTest
    @MethodSource("rowsAndEdges")
    void hasTheseBytes(PinnedRow row) {
        check(row, row.message());
    }

    @SuppressWarnings("unchecked") // the class of the message is the marshaller's type
    private static <T> void check(PinnedRow row, T message) {
        ChronicleMarshaller<T> marshaller = ChronicleMarshaller.of((Class<T>) message.getClass());
        Bytes<?> bytes = Bytes.allocateElasticDirect();
        marshaller.write(message, bytes);
        assertThat(Hex.of(bytes)).isEqualTo(row.hex());
        assertThat(marshaller.sizeOf(message)).isEqualTo(bytes.readRemaining());
        assertThat(DeepEquals.difference(message, marshaller.read(bytes))).isNull();
        assertThat(bytes.readRemaining()).isZero();
        bytes.releaseLast();
        assertThat(Hex.of(ReferenceEncoder.encode(message))).as("reference").isEqualTo(row.hex());
    }

    static Stream<PinnedRow> rowsWithoutChronicle() {
        return rowsAndEdges()
                .filter(row -> Chronicle.STARTS
                        || !(row.message() instanceof PinnedContainers.OneStore
                                || row.message() instanceof PinnedContainers.OneOfChronicle));
    }

    @ParameterizedTest
    @MethodSource("rowsWithoutChronicle")
    @Tag("plain")
    void hasTheseBytesWithoutChronicle(PinnedRow row) {
        checkArray(row, row.message());
    }

    @SuppressWarnings("unchecked") // the class of the message is the marshaller's type
    private static <T> void checkArray(PinnedRow row, T message) {
        Marshaller<T> marshaller = Marshallers.of((Class<T>) message.getClass());
        byte[] bytes = marshaller.toByteArray(message);
        assertThat(Hex.of(bytes)).isEqualTo(row.hex());
        assertThat(DeepEquals.difference(message, marshaller.fromByteArray(bytes)))
                .isNull();
        ByteBuffer direct = ByteBuffer.allocateDirect(bytes.length);
        marshaller.write(message, direct);
        assertThat(direct.flip()).isEqualTo(ByteBuffer.wrap(bytes));
        assertThat(DeepEquals.difference(message, marshaller.read(direct))).isNull();
    }

    /** Each type has one row on the page. {@code -Dgolden.update=true} writes the examples and their bytes there. */
    @Test
    void thePageShowsTheseBytes() throws IOException {
        Map<String, List<PinnedRow>> types = rows().collect(groupingBy(PinnedRow::java, LinkedHashMap::new, toList()));
        String page = Files.readString(PAGE);
        String tables = page.substring(page.indexOf(FIRST_TABLE), page.indexOf(BEHIND_TABLES));
        List<String> shown = new ArrayList<>();
        StringBuilder expected = new StringBuilder();
        for (String line : tables.split("\n", -1)) {
            List<PinnedRow> rows = types.get(type(line));
            if (rows != null) {
                shown.add(type(line));
            }
            expected.append(rows == null ? line : withExamples(line, rows)).append('\n');
        }
        expected.setLength(expected.length() - 1);
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(PAGE, page.replace(tables, expected));
        } else {
            assertThat(tables).isEqualTo(expected.toString());
        }
        assertThat(shown).containsExactlyElementsOf(types.keySet());
    }

    /** Returns the first cell of a row, or an empty text for any other line. */
    private static String type(String line) {
        return line.startsWith("| ") ? line.substring(2, line.indexOf(" |", 1)) : "";
    }

    private static String withExamples(String line, List<PinnedRow> rows) {
        String first = line.substring(0, line.indexOf(" |", type(line).length() + 4));
        return first + " | " + codes(rows, PinnedRow::example) + " | " + codes(rows, row -> folded(row.hex())) + " |";
    }

    /** Shows four or more equal bytes in a row as the byte and how many of it there are: {@code 00×13}. */
    private static String folded(String hex) {
        return EQUAL_BYTES
                .matcher(hex)
                .replaceAll(run -> run.group(1) + "×"
                        + (run.group().length() + 1) / (run.group(1).length() + 1));
    }

    private static String codes(List<PinnedRow> rows, Function<PinnedRow, String> cell) {
        return rows.stream().map(row -> "`" + cell.apply(row) + "`").collect(joining("<br>"));
    }
}
