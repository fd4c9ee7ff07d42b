package org.marshal4j.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.time.SetTimeProvider;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.ExcerptTailer;
import net.openhft.chronicle.queue.rollcycles.TestRollCycles;
import net.openhft.chronicle.wire.DocumentContext;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;

/** Migrates queues of former messages, either completely or not at all. */
class QueueMigrationTest {
    private static final String TYPE = Quote.class.getName();
    private static final Schema TODAY = QuoteMarshaller.INSTANCE.schema();

    /** Since then, times have more bytes and bids are called prices. */
    private static final LockFile LOCK = LockFile.empty()
            .accept(List.of(Schema.parse(TYPE, List.of("at int32", "bid float64"))))
            .accept(List.of(Schema.parse(TYPE, List.of("at int32", "price float64"))))
            .accept(List.of(TODAY));

    private static final QueueMigration<Quote> MIGRATION = QueueMigration.of(QuoteMarshaller.INSTANCE, LOCK);
    private static final QueueMigration<Quote> OF_FIRST = MIGRATION.fromRevision(1);

    @TempDir
    Path temp;

    private final SetTimeProvider time = new SetTimeProvider();
    private Path from;
    private Path to;

    @BeforeEach
    void directories() {
        from = temp.resolve("quotes");
        to = temp.resolve("new");
        time.currentTimeMillis(1_700_000_000_000L);
    }

    private static byte[] former(int... times) {
        ByteBuffer bytes = ByteBuffer.allocate(12 * times.length).order(ByteOrder.LITTLE_ENDIAN);
        for (int at : times) {
            bytes.putInt(at).putDouble(at + 0.5);
        }
        return bytes.array();
    }

    private static byte[] today(int... times) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int at : times) {
            bytes.writeBytes(QuoteMarshaller.INSTANCE.toByteArray(new Quote(at, at + 0.5)));
        }
        return bytes.toByteArray();
    }

    private ChronicleQueue open(Path directory) {
        return ChronicleQueue.singleBuilder(directory)
                .testBlockSize()
                .rollCycle(TestRollCycles.TEST_SECONDLY)
                .timeProvider(time)
                .build();
    }

    /** A second passes after each of them. */
    private void store(byte[]... documents) {
        try (ChronicleQueue queue = open(from);
                ExcerptAppender appender = queue.createAppender()) {
            for (byte[] document : documents) {
                appender.writeBytes(Bytes.wrapForRead(document));
                time.advanceMillis(1_000);
            }
        }
    }

    /** The documents by their indexes. */
    private Map<Long, String> documents(Path directory) {
        Map<Long, String> documents = new LinkedHashMap<>();
        try (ChronicleQueue queue = open(directory);
                ExcerptTailer tailer = queue.createTailer()) {
            while (true) {
                try (DocumentContext document = tailer.readingDocument()) {
                    if (!document.isPresent()) {
                        return documents;
                    }
                    documents.put(
                            document.index(),
                            HexFormat.of().formatHex(document.wire().bytes().toByteArray()));
                }
            }
        }
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(temp)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    /** The contents of all files of a queue. */
    private static Map<String, String> files(Path directory) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.list(directory)) {
            for (Path file : all.toList()) {
                files.put(file.getFileName().toString(), hex(Files.readAllBytes(file)));
            }
        }
        return files;
    }

    @Test
    void messagesGetTodaysSchemaAndDocumentsKeepTheirIndexes() throws IOException {
        store(former(1), former(2, 3), former(4), former(5, 6, 7));
        Map<String, String> before = files(from);
        assertThat(OF_FIRST.run(from, to)).isEqualTo(new QueueMigration.Result(4, 7, 0, List.of()));
        assertThat(files(from)).isEqualTo(before);
        Map<Long, String> documents = documents(to);
        assertThat(documents.values())
                .containsExactly(hex(today(1)), hex(today(2, 3)), hex(today(4)), hex(today(5, 6, 7)));
        assertThat(documents.keySet()).containsExactlyElementsOf(documents(from).keySet());
        assertThat(documents.keySet().stream().map(index -> TestRollCycles.TEST_SECONDLY.toCycle(index)))
                .doesNotHaveDuplicates();
        assertThat(names()).containsExactly("new", "quotes");
    }

    @Test
    void anInterruptedThreadMigratesToo() throws IOException {
        store(former(1), former(2, 3));
        Thread.currentThread().interrupt();
        QueueMigration.Result result = OF_FIRST.run(from, to);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result).isEqualTo(new QueueMigration.Result(2, 3, 0, List.of()));
        assertThat(documents(to).values()).containsExactly(hex(today(1)), hex(today(2, 3)));
    }

    @Test
    void manyDocumentsInOneCycleKeepTheirIndexes() throws IOException {
        List<String> expected = new ArrayList<>();
        try (ChronicleQueue queue = open(from);
                ExcerptAppender appender = queue.createAppender()) {
            for (int i = 0; i < 200; i++) {
                appender.writeBytes(Bytes.wrapForRead(former(i)));
                expected.add(hex(today(i)));
            }
        }
        assertThat(OF_FIRST.run(from, to)).isEqualTo(new QueueMigration.Result(200, 200, 0, List.of()));
        assertThat(documents(to).values()).containsExactlyElementsOf(expected);
        assertThat(documents(to).keySet())
                .containsExactlyElementsOf(documents(from).keySet());
    }

    @Test
    void headerDeterminesTheSchemaOfTheFollowingMessages() throws IOException {
        byte[] formerHeader = StreamHeader.toBytes(new Told(LOCK.former(2).apply(TYPE)));
        store(former(1), formerHeader, former(2), StreamHeader.toBytes(QuoteMarshaller.INSTANCE), today(3));
        assertThat(OF_FIRST.run(from, to)).isEqualTo(new QueueMigration.Result(3, 3, 0, List.of()));
        String todays = hex(StreamHeader.toBytes(QuoteMarshaller.INSTANCE));
        assertThat(documents(to).values()).containsExactly(hex(today(1)), todays, hex(today(2)), todays, hex(today(3)));
    }

    @Test
    void dryRunWritesNothing() throws IOException {
        store(former(1), former(2, 3));
        assertThat(OF_FIRST.dryRun(from)).isEqualTo(new QueueMigration.Result(2, 3, 0, List.of()));
        assertThat(names()).containsExactly("quotes");
    }

    @Test
    void oneFailurePreventsTheNewQueue() throws IOException {
        store(former(1), new byte[] {1, 2, 3}, former(2), Arrays.copyOf(former(3, 4), 20));
        List<Long> indexes = List.copyOf(documents(from).keySet());
        for (QueueMigration.Result result : List.of(OF_FIRST.dryRun(from), OF_FIRST.run(from, to))) {
            assertThat(result.documents()).isEqualTo(4);
            assertThat(result.failed()).isEqualTo(2);
            assertThat(result.failures())
                    .extracting(QueueMigration.Failure::index)
                    .containsExactly(indexes.get(1), indexes.get(3));
            assertThat(result.failures().get(0).toString())
                    .startsWith("document " + Long.toHexString(indexes.get(1)) + ": ")
                    .contains("MARSHAL203");
        }
        assertThat(names()).containsExactly("quotes");
    }

    @Test
    void emptyQueueStaysEmpty() throws IOException {
        store();
        assertThat(OF_FIRST.run(from, to)).isEqualTo(new QueueMigration.Result(0, 0, 0, List.of()));
        assertThat(documents(to)).isEmpty();
    }

    @Test
    void unfinishedDocumentIsIgnored() throws IOException {
        store(former(1));
        try (ChronicleQueue queue = open(from);
                ExcerptAppender appender = queue.createAppender()) {
            DocumentContext open = appender.writingDocument();
            open.wire().bytes().write(former(2));
            assertThat(OF_FIRST.run(from, to)).isEqualTo(new QueueMigration.Result(1, 1, 0, List.of()));
            open.rollbackOnClose();
            open.close();
        }
        assertThat(documents(to).values()).containsExactly(hex(today(1)));
    }

    @Test
    void messagesWithoutBytesCannotBeCounted() throws IOException {
        store(new byte[] {1});
        QueueMigration<Nothing> nothing = QueueMigration.of(
                        NothingMarshaller.INSTANCE,
                        LockFile.empty().accept(List.of(NothingMarshaller.INSTANCE.schema())))
                .fromRevision(1);
        assertThat(nothing.run(from, to).failures().get(0).reason())
                .isEqualTo("messages of " + Nothing.class.getName()
                        + " have no bytes, so nothing tells how many are in 1 bytes");
    }

    @Test
    void existingDirectoryStaysAsItIs() throws IOException {
        store(former(1));
        Files.createDirectory(to);
        assertThatThrownBy(() -> OF_FIRST.run(from, to))
                .isInstanceOf(FileAlreadyExistsException.class)
                .hasMessageContaining("it stays as it is: name another directory");
        Files.delete(to);
        Path part = Files.createDirectory(temp.resolve("new.part"));
        assertThatThrownBy(() -> OF_FIRST.run(from, to))
                .isInstanceOf(FileAlreadyExistsException.class)
                .hasMessageContaining("another migration is running, or one was killed");
        assertThat(part).isEmptyDirectory();
    }

    @Test
    void directoryWithoutAQueueIsRefused() throws IOException {
        assertThatThrownBy(() -> OF_FIRST.dryRun(from)).isInstanceOf(NoSuchFileException.class);
        assertThat(names()).isEmpty();
    }

    @Test
    void schemaMustBeKnown() {
        store(former(1));
        assertThatThrownBy(() -> MIGRATION.run(from, to))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("name the revision of the lock file that they belong to")
                .hasMessageContaining("MARSHAL219");
        assertThatThrownBy(() -> MIGRATION.fromRevision(4))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("there is no revision 4");
        assertThatThrownBy(() -> MIGRATION.fromType("a.Other").fromRevision(1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a.Other");
        assertThat(to).doesNotExist();
    }

    @Test
    void headerOfAnotherTypeIsRefused() {
        store(StreamHeader.toBytes(NothingMarshaller.INSTANCE));
        assertThatThrownBy(() -> MIGRATION.run(from, to))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("the header announces messages of [org.marshal4j.queue.Nothing]")
                .hasMessageContaining("MARSHAL218");
        assertThat(to).doesNotExist();
    }

    @Test
    void programReportsTheResultInOneLine() throws IOException, ReflectiveOperationException {
        store(former(1), former(2, 3));
        Path lock = Files.writeString(temp.resolve("marshal4j.lock"), LOCK.text());
        String marshaller = QuoteMarshaller.class.getName();
        String queue = from.toString();
        assertThat(printed(TYPE, marshaller, lock.toString(), "1", queue)).isEqualTo("ok 3");
        assertThat(printed(TYPE, marshaller, lock.toString(), "3", queue)).startsWith("failed 2 of 2\ndocument ");
        assertThat(printed(TYPE, marshaller, lock.toString(), "-", queue)).startsWith("refused migrating " + TYPE);
        assertThat(printed(TYPE, marshaller, lock.toString(), "9", queue))
                .isEqualTo("refused there is no revision 9: the last one is 3");
        assertThat(printed(TYPE, marshaller, lock.toString(), "1", queue, to.toString()))
                .isEqualTo("ok 3");
        assertThat(documents(to).values()).containsExactly(hex(today(1)), hex(today(2, 3)));
    }

    private static String printed(String... arguments) throws IOException, ReflectiveOperationException {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        MigrateQueue.run(new PrintStream(printed, true, StandardCharsets.UTF_8), arguments);
        return printed.toString(StandardCharsets.UTF_8).strip();
    }
}
