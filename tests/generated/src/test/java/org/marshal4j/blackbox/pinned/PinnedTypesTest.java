package org.marshal4j.blackbox.pinned;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
    private static final String FIRST_TABLE = "## Values";
    private static final String BEHIND_TABLES = "## Stop-bit numbers";

    static Stream<PinnedRow> rows() {
        return Stream.of(
                        PinnedNumbers.rows(),
                        PinnedTexts.rows(),
                        PinnedTimes.rows(),
                        PinnedContainers.rows(),
                        PinnedObjects.rows(),
                        PinnedFamilies.rows(),
                        PinnedGraphs.rows(),
                        PinnedFrames.rows())
                .flatMap(rows -> rows);
    }

    @ParameterizedTest
    @MethodSource("rows")
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
        return rows().filter(row -> Chronicle.STARTS
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

    @Test
    void thePageShowsTheseBytes() throws IOException {
        List<String> expected =
                rows().map(row -> line(row.java(), row.example(), row.hex())).toList();
        assertThat(shown()).containsExactlyElementsOf(expected);
    }

    /** The rows of the page's tables of values. If a row omits the type, it is that of the row above. */
    private static List<String> shown() throws IOException {
        String page = Files.readString(Path.of("../../docs/wire-format.md"));
        String tables = page.substring(page.indexOf(FIRST_TABLE), page.indexOf(BEHIND_TABLES));
        List<String> shown = new ArrayList<>();
        String java = "";
        for (String row : tables.lines().filter(line -> line.startsWith("|")).toList()) {
            String[] cells = row.substring(1).split("\\|");
            if (!cells[2].contains("`")) {
                continue;
            }
            java = cells[0].isBlank() ? java : cells[0].strip();
            shown.add(line(java, code(cells[2]), code(cells[3])));
        }
        return shown;
    }

    private static String code(String cell) {
        String code = cell.strip();
        return code.substring(1, code.length() - 1);
    }

    private static String line(String java, String example, String hex) {
        return java + " | " + example + " | " + hex;
    }
}
