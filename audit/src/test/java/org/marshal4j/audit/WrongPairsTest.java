package org.marshal4j.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.marshal4j.audit.report.Certainty.CERTAIN;
import static org.marshal4j.audit.report.Certainty.LIKELY;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.audit.fixture.Wrong;
import org.marshal4j.audit.report.AuditReport;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.Finding;
import org.marshal4j.audit.report.FindingKind;

/** Every kind of finding is found, in the right lines, and nothing else is. */
class WrongPairsTest {

    /** Kinds of pairs that names make, of methods or of fields: not all that is wrong with them is certain. */
    private static final Set<String> BY_NAME =
            Set.of("DataOutput", "ByteBuffer", "Lucene", "CompactSerializer", "Wire Marshallable");

    private static AuditReport report;
    private static final List<List<String>> SOURCES = new ArrayList<>();

    @BeforeAll
    static void audit() throws IOException {
        report = Audits.of(Wrong.class);
        for (String file : List.of("""
                Wrong WrongBuffers WrongCopies WrongOrders WrongRestored WrongSerializers WrongStreams
                """.split("\\s+"))) {
            SOURCES.add(Files.readAllLines(Path.of("src/test/java/org/marshal4j/audit/fixture", file + ".java")));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "WrittenNotRead, WRITTEN_NOT_READ, CERTAIN, c",
        "ReadNotWritten, READ_NOT_WRITTEN, CERTAIN, readLong",
        "OtherOrder, OTHER_ORDER, CERTAIN, a",
        "Swapped, OTHER_ORDER, CERTAIN, a",
        "Overwritten, OTHER_ORDER, CERTAIN, a",
        "FromTheEnd, OTHER_ORDER, LIKELY, numbers",
        "IntoTheEnd, OTHER_ORDER, LIKELY, texts",
        "MadeOfAnother, OTHER_ORDER, CERTAIN, names",
        "ObjectAsNumber, OTHER_ORDER, CERTAIN, text",
        "OtherType, OTHER_TYPE, CERTAIN, a",
        "OtherFraction, OTHER_TYPE, CERTAIN, fraction",
        "OtherCount, OTHER_COUNT, CERTAIN, list",
        "OneSidedChoice, ONE_SIDED_CHOICE, CERTAIN, a",
        "FallsThrough, FALLS_THROUGH, CERTAIN, c",
        "WritesThenThrows, WRITES_THEN_THROWS, CERTAIN, writeByte",
        "VersionDiffers, VERSION_DIFFERS, LIKELY, b",
        "NullNotTold, NULL_NOT_TOLD, CERTAIN, readUTF",
        "LostField, LOST_FIELD, LIKELY, lost",
        "SizeDiffers, SIZE_DIFFERS, CERTAIN, size",
        "CopyDiffers, COPY_DIFFERS, CERTAIN, y",
        "RefusedByReader, REFUSED_BY_READER, CERTAIN, text",
        "CountsDown, OTHER_COUNT, CERTAIN, a",
        "WrongBuffer, OTHER_TYPE, LIKELY, sequence",
        "WrongPlain, OTHER_TYPE, LIKELY, x",
        "WrongLucene, OTHER_TYPE, LIKELY, generation",
        "WrongCompact, OTHER_TYPE, CERTAIN, a",
        "WrongWire, OTHER_TYPE, LIKELY, a",
        "NestedType, OTHER_TYPE, CERTAIN, time",
        "NestedRest, WRITTEN_NOT_READ, CERTAIN, time",
        "WholeLength, OTHER_TYPE, CERTAIN, writeLong",
        "KafkaSerializer, OTHER_TYPE, CERTAIN, y",
        "ObjectAsText, OTHER_ORDER, CERTAIN, payload",
        "NoLength, OTHER_ORDER, CERTAIN, number",
        "OtherElements, OTHER_ORDER, CERTAIN, values",
        "BehindChoice, OTHER_TYPE, CERTAIN, alias",
        "AfterMeeting, OTHER_TYPE, CERTAIN, count",
        "NumberAsFlag, OTHER_ORDER, CERTAIN, count",
        "Zigzag, OTHER_TYPE, CERTAIN, drift",
        "NameTwice, WRITES_THEN_THROWS, CERTAIN, a",
        "CopyForgets, COPY_DIFFERS, CERTAIN, time",
        "KryoForgets, COPY_DIFFERS, CERTAIN, size",
        "SumDiffers, SIZE_DIFFERS, CERTAIN, size",
        "ChoiceDiffers, SIZE_DIFFERS, CERTAIN, size",
        "LengthBehind, OTHER_ORDER, CERTAIN, key",
        "OtherLength, OTHER_TYPE, CERTAIN, key",
        "Opposite, ONE_SIDED_CHOICE, CERTAIN, flag",
        "NeverThere, ONE_SIDED_CHOICE, LIKELY, text",
        "CallOnNull, NULL_NOT_TOLD, CERTAIN, next",
        "AlwaysThrows, REFUSED_BY_READER, CERTAIN, exception",
        "KeysAndValues, OTHER_ORDER, CERTAIN, all",
        "TwoArrays, OTHER_ORDER, CERTAIN, keys",
        "OldCount, OTHER_COUNT, LIKELY, count",
        "OtherBit, NULL_NOT_TOLD, CERTAIN, text",
        "WireSwapped, OTHER_ORDER, LIKELY, first",
        "WireTwice, READ_NOT_WRITTEN, LIKELY, name",
        "WireChoice, ONE_SIDED_CHOICE, LIKELY, price",
        "CopyNarrows, COPY_DIFFERS, CERTAIN, writeInt",
        "NullForObject, NULL_NOT_TOLD, CERTAIN, null",
        "UsesNull, NULL_NOT_TOLD, CERTAIN, millis",
        "RefusesAll, WRITES_THEN_THROWS, LIKELY, exception",
        "AlwaysSame, READ_NOT_WRITTEN, LIKELY, object",
        "NestedTooEarly, NULL_NOT_TOLD, CERTAIN, stamps",
        "OtherSerializer, OTHER_ORDER, LIKELY, seconds",
        "OneMore, WRITTEN_NOT_READ, CERTAIN, writeVarInt",
        "TextAsNumber, OTHER_TYPE, CERTAIN, zone",
        "RowTooShort, OTHER_COUNT, CERTAIN, loop",
        "LengthPlusOne, NULL_NOT_TOLD, CERTAIN, readBytes",
    })
    void findsIt(String name, FindingKind kind, Certainty certainty, String member) {
        List<Finding> findings = report.findings().stream()
                .filter(finding -> finding.className().endsWith("$" + name))
                .toList();

        assertThat(findings).isNotEmpty();
        Finding finding = findings.stream()
                .filter(one -> one.kind() == kind && one.written().line() == line("W", name))
                .findFirst()
                .orElseThrow(() -> new AssertionError(findings));
        assertThat(finding.certainty()).isEqualTo(certainty);
        assertThat(finding.member()).isEqualTo(member);
        assertThat(finding.read().line()).as("line that reads").isEqualTo(line("R", name));
    }

    private static int line(String side, String name) {
        for (List<String> source : SOURCES) {
            for (int i = 0; i < source.size(); i++) {
                if (source.get(i).endsWith("// " + side + " " + name)) {
                    return i + 1;
                }
            }
        }
        throw new AssertionError("no mark " + side + " " + name);
    }

    @ParameterizedTest
    @EnumSource(FindingKind.class)
    void hasAClassForEveryKind(FindingKind kind) {
        assertThat(report.findings()).extracting(Finding::kind).contains(kind);
    }

    /** The order of named fields does not matter, but their names do. */
    @ParameterizedTest
    @CsvSource({
        "WrongCompact, CompactUnread, WRITTEN_NOT_READ, LIKELY, text",
        "WrongCompact, CompactUnknown, READ_NOT_WRITTEN, CERTAIN, c",
        "WrongWire, WireUnknown, READ_NOT_WRITTEN, LIKELY, txt",
    })
    void findsNames(String name, String mark, FindingKind kind, Certainty certainty, String member) {
        Finding finding = report.findings().stream()
                .filter(one -> one.className().equals(Wrong.class.getName() + "$" + name))
                .filter(one -> one.kind() == kind)
                .findFirst()
                .orElseThrow();
        assertThat(finding.certainty()).isEqualTo(certainty);
        assertThat(finding.member()).isEqualTo(member);
        assertThat(finding.read().line()).isEqualTo(line("R", mark));
        assertThat(finding.written().line()).isBetween(line("W", mark), line("W", mark) + 1);
    }

    @Test
    void isSureWhereverItCanBe() {
        Set<FindingKind> likely = EnumSet.noneOf(FindingKind.class);
        report.findings().stream()
                .filter(finding -> finding.certainty() == LIKELY && !BY_NAME.contains(finding.pair()))
                .forEach(finding -> likely.add(finding.kind()));

        // What nothing leads to, a count that is not what was read, and a value in another field may be meant. So may
        // be a
        // writer that refuses every object, or writes the same for each. Other serializers may be equal.
        assertThat(likely)
                .containsExactlyInAnyOrder(
                        FindingKind.VERSION_DIFFERS,
                        FindingKind.LOST_FIELD,
                        FindingKind.OTHER_ORDER,
                        FindingKind.ONE_SIDED_CHOICE,
                        FindingKind.OTHER_COUNT,
                        FindingKind.COPY_DIFFERS,
                        FindingKind.WRITES_THEN_THROWS,
                        FindingKind.READ_NOT_WRITTEN);
        assertThat(report.fails(CERTAIN)).isTrue();
    }
}
