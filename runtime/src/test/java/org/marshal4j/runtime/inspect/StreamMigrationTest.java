package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.HexMarshaller;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;

/** Files of former messages become files of today's messages, completely or not at all. */
class StreamMigrationTest {
    private static final Schema FORMER = Schema.of("a.Quote", "at int32", "bid int16");
    private static final Schema RENAMED = Schema.of("a.Quote", "at int32", "price int16");
    private static final Schema TODAY = Schema.of("a.Quote", "at int8", "price int16");
    private static final LockFile LOCK =
            LockFile.empty().accept(List.of(FORMER)).accept(List.of(RENAMED)).accept(List.of(TODAY));
    private static final StreamMigration<String> MIGRATION = StreamMigration.of(new HexMarshaller(TODAY), LOCK);

    @TempDir
    Path temp;

    private Path from;
    private Path to;

    @BeforeEach
    void files() {
        from = temp.resolve("quotes.bin");
        to = temp.resolve("quotes.new");
    }

    private static String header(Schema schema) {
        return HexFormat.of().formatHex(StreamHeader.toBytes(new HexMarshaller(schema)));
    }

    private void store(String... parts) throws IOException {
        Files.write(from, HexFormat.of().parseHex(String.join("", parts)));
    }

    private String stored() throws IOException {
        return HexFormat.of().formatHex(Files.readAllBytes(to));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(temp)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void eachMessageIsConvertedToTodaysSchema() throws IOException {
        store(header(FORMER), "06000000" + "050000000700", "06000000" + "ffffffff0800");
        StreamMigration.Result result = MIGRATION.run(from, to);
        assertThat(result).isEqualTo(new StreamMigration.Result(2, 0, List.of()));
        assertThat(stored()).isEqualTo(header(TODAY) + "03000000" + "050700" + "03000000" + "ff0800");
        assertThat(names()).containsExactly("quotes.bin", "quotes.new");
    }

    @Test
    void anInterruptedThreadMigratesToo() throws IOException {
        store(header(FORMER), "06000000" + "050000000700");
        Thread.currentThread().interrupt();
        StreamMigration.Result result = MIGRATION.run(from, to);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result).isEqualTo(new StreamMigration.Result(1, 0, List.of()));
        assertThat(stored()).isEqualTo(header(TODAY) + "03000000" + "050700");
        assertThat(names()).containsExactly("quotes.bin", "quotes.new");
    }

    @Test
    void aDryRunWritesNothing() throws IOException {
        store(header(FORMER), "06000000" + "050000000700");
        assertThat(MIGRATION.dryRun(from)).isEqualTo(new StreamMigration.Result(1, 0, List.of()));
        assertThat(names()).containsExactly("quotes.bin");
    }

    @Test
    void aFailureIsNamedAndNothingIsWritten() throws IOException {
        store(
                header(FORMER),
                "06000000" + "050000000700",
                "06000000" + "00010000" + "0700",
                "07000000" + "05000000070099");
        long start = header(FORMER).length() / 2;
        for (StreamMigration.Result result : List.of(MIGRATION.dryRun(from), MIGRATION.run(from, to))) {
            assertThat(result.messages()).isEqualTo(3);
            assertThat(result.failed()).isEqualTo(2);
            assertThat(result.failures())
                    .extracting(StreamMigration.Failure::toString)
                    .containsExactly(
                            "message 2 at offset " + (start + 10)
                                    + ": converting a.Quote.at at offset 4: 256 does not fit into INT8 [MARSHAL220]",
                            "message 3 at offset " + (start + 20) + ": converting a.Quote at offset 6:"
                                    + " 1 of the 7 bytes are left after it [MARSHAL221]");
        }
        assertThat(names()).containsExactly("quotes.bin");
    }

    @Test
    void failuresAreCountedAndTheFirstHundredAreNamed() throws IOException {
        store(header(FORMER), "00000000".repeat(150));
        StreamMigration.Result result = MIGRATION.run(from, to);
        assertThat(result.messages()).isEqualTo(150);
        assertThat(result.failed()).isEqualTo(150);
        assertThat(result.failures()).hasSize(100);
    }

    @Test
    void aTruncatedOrDamagedFileIsRefused() throws IOException {
        String whole = "06000000" + "050000000700";
        for (String[] end : new String[][] {
            {"0600", "the file ends within its count of bytes"},
            {"060000000500", "the file ends within it: 2 of 6 bytes are there"},
            {"ffffffff0500", "its frame cannot have -1 bytes, so there is no telling where the next one begins"},
            {"00000060", "its frame cannot have 1610612736 bytes, so there is no telling where the next one begins"},
        }) {
            store(header(FORMER), whole, end[0]);
            StreamMigration.Result result = MIGRATION.run(from, to);
            assertThat(result.messages()).isEqualTo(2);
            assertThat(result.failed()).isOne();
            assertThat(result.failures().get(0).number()).isEqualTo(2);
            assertThat(result.failures().get(0).reason()).isEqualTo(end[1]);
            assertThat(names()).containsExactly("quotes.bin");
        }
    }

    @Test
    void nothingIsOverwritten() throws IOException {
        store(header(FORMER), "06000000" + "050000000700");
        Files.writeString(to, "precious");
        assertThatThrownBy(() -> MIGRATION.run(from, to))
                .isInstanceOf(FileAlreadyExistsException.class)
                .hasMessage(to + ": it stays as it is: name another file");
        assertThatThrownBy(() -> MIGRATION.run(from, from)).isInstanceOf(FileAlreadyExistsException.class);
        assertThat(Files.readString(to)).isEqualTo("precious");
        Files.delete(to);
        Files.writeString(temp.resolve("quotes.new.part"), "another");
        assertThatThrownBy(() -> MIGRATION.run(from, to))
                .isInstanceOf(FileAlreadyExistsException.class)
                .hasMessageContaining("another migration is running");
        assertThat(names()).containsExactly("quotes.bin", "quotes.new.part");
    }

    @Test
    void aFileCreatedMeanwhileIsKept() throws IOException {
        try (NewFile file = new NewFile(to)) {
            file.write(new byte[] {1});
            Files.writeString(to, "precious");
            assertThatThrownBy(file::publish).isInstanceOf(FileAlreadyExistsException.class);
        }
        assertThat(Files.readString(to)).isEqualTo("precious");
        assertThat(names()).containsExactly("quotes.new");
    }

    @Test
    void anUnknownRenameIsRefused() throws IOException {
        store(header(FORMER), "06000000" + "050000000700");
        StreamMigration<String> without = StreamMigration.of(new HexMarshaller(TODAY), LockFile.empty());
        assertThatThrownBy(() -> without.run(from, to))
                .hasMessageContaining("which is gone")
                .hasMessageEndingWith("[MARSHAL220]");
        assertThat(names()).containsExactly("quotes.bin");
    }

    /** Messages with values of hand-written marshallers cannot be converted. These need no conversion. */
    @Test
    void messagesThatCanBeReadUnchangedNeedNoConversion() throws IOException {
        Schema was = Schema.of("a.Quote", "at int32", "next custom a.C");
        Schema now = Schema.of("a.Quote", "at int32", "other custom a.C");
        LockFile lock = LockFile.empty().accept(List.of(was)).accept(List.of(now));
        store(header(was.from(new TestSource(type -> was))), "05000000" + "0500000000");
        StreamMigration<String> migration =
                StreamMigration.of(new HexMarshaller(now.from(new TestSource(type -> now))), lock);
        assertThat(migration.run(from, to).failures()).isEmpty();
        assertThat(stored()).endsWith("05000000" + "0500000000");
    }

    @Test
    void anotherTypeOrNoHeaderIsRefused() throws IOException {
        store(header(Schema.of("a.Leg", "at int32", "price int16")), "06000000" + "050000000700");
        assertThatThrownBy(() -> MIGRATION.run(from, to))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("the header announces messages of [a.Leg] [MARSHAL218]");
        assertThat(MIGRATION.fromType("a.Leg").run(from, to).messages()).isOne();
        assertThat(stored()).isEqualTo(header(TODAY) + "03000000" + "050700");
        Files.delete(to);
        for (String none : new String[] {"", "0102", "0102030405060708", "016d346affffff7f", "016d346a05000000"}) {
            store(none);
            assertThatThrownBy(() -> MIGRATION.run(from, to))
                    .isInstanceOf(MarshalException.class)
                    .hasMessageEndingWith("[MARSHAL219]");
        }
        assertThat(names()).containsExactly("quotes.bin");
    }

    /** Whatever a file contains, it is refused or its messages are named, and nothing is left behind. */
    @Test
    void hostileFilesAreRefusedOrNamed() throws IOException {
        store(header(FORMER), "06000000" + "050000000700", "06000000" + "ffffffff0800");
        byte[] whole = Files.readAllBytes(from);
        int refused = 0;
        int named = 0;
        for (int i = 0; i < whole.length; i++) {
            for (int change : new int[] {0x01, 0x20, 0x80, 0xFF}) {
                byte[] bytes = whole.clone();
                bytes[i] ^= (byte) change;
                Files.write(from, bytes);
                try {
                    if (MIGRATION.run(from, to).failed() == 0) {
                        Files.delete(to);
                    } else {
                        named++;
                    }
                } catch (MarshalException e) {
                    refused++;
                }
                assertThat(names()).containsExactly("quotes.bin");
            }
        }
        assertThat(refused).isPositive();
        assertThat(named).isPositive();
    }
}
