package org.marshal4j.tools.cat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.RollCycles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.tools.sample.Quote;
import org.marshal4j.tools.sample.QuoteMarshaller;
import org.marshal4j.tools.type.KnownSchemas;

class CatOfQueueTest {
    private static final String TYPE = "com.acme.Price";
    private static final LockFile LOCK = LockFile.empty()
            .accept(List.of(Schema.of(TYPE, "bid int32").withSchemaId()))
            .accept(List.of(Schema.of(TYPE, "venue text?", "bid int64").withSchemaId()));

    @TempDir
    Path temp;

    private final StringBuffer out = new StringBuffer();
    private final List<String> problems = new ArrayList<>();

    private ChronicleQueue queue() {
        return ChronicleQueue.singleBuilder(temp.resolve("queue"))
                .rollCycle(RollCycles.FAST_DAILY)
                .blockSize(1 << 16)
                .build();
    }

    private static void append(ExcerptAppender appender, byte[] document) {
        appender.writeBytes(Bytes.wrapForRead(document));
    }

    private KnownSchemas known() throws IOException {
        return KnownSchemas.read(List.of(Files.writeString(temp.resolve("marshal4j.lock"), LOCK.text())));
    }

    private CatOptions options(KnownSchemas known, String type, String where, long from, long skip, long count) {
        return new CatOptions(
                temp.resolve("queue"),
                known,
                Optional.ofNullable(type),
                OptionalInt.empty(),
                Optional.ofNullable(where),
                List.of(),
                from < 0 ? OptionalLong.empty() : OptionalLong.of(from),
                skip,
                count,
                false,
                true,
                Format.JSON);
    }

    private CatResult run(CatOptions options) throws IOException {
        out.setLength(0);
        problems.clear();
        return Cat.run(options, out::append, problems::add, () -> false, count -> {});
    }

    private static byte[] message(int id, int... bytes) {
        ByteBuffer message = ByteBuffer.allocate(4 + bytes.length).order(ByteOrder.LITTLE_ENDIAN);
        message.putInt(id);
        for (int each : bytes) {
            message.put((byte) each);
        }
        return message.array();
    }

    /** The lock file alone tells the type and the schema of each message. */
    @Test
    void schemaIds() throws IOException {
        long first;
        try (ChronicleQueue queue = queue();
                ExcerptAppender appender = queue.createAppender()) {
            append(appender, message(LOCK.schemaId(TYPE, 1).orElseThrow(), 5, 0, 0, 0));
            first = appender.lastIndexAppended();
            append(appender, message(LOCK.schemaId(TYPE).orElseThrow(), 1, 'X', 6, 0, 0, 0, 0, 0, 0, 0));
            append(appender, message(77, 1, 2));
        }
        CatResult result = run(options(known(), null, null, -1, 0, 100));
        assertThat(out.toString()).isEqualTo("""
                        {"$place":"index 0x%x","$type":"Price","bid":5}
                        {"$place":"index 0x%x","$type":"Price","venue":"X","bid":6}
                        """.formatted(first, first + 1));
        assertThat(problems)
                .containsExactly("index 0x" + Long.toHexString(first + 2)
                        + ": 6 bytes that do not fit: 4d0000000102: it begins with no known schema id");
        assertThat(result).isEqualTo(new CatResult(2, 3, 1, 0));

        // The field that the former schema lacks is null.
        run(options(known(), "Price", "venue == null || bid == 6", first, 0, 100));
        assertThat(out.toString().lines()).hasSize(2);
        run(options(known(), "Price", "venue == null", -1, 0, 100));
        assertThat(out.toString()).isEqualTo("{\"$place\":\"index 0x%x\",\"bid\":5}\n".formatted(first));
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> run(options(known(), "Price", "nothing == null", -1, 0, 100)))
                .withMessageContaining("Price has no field nothing");
    }

    @Test
    void headersAndPlaces() throws IOException {
        long first;
        try (ChronicleQueue queue = queue();
                ExcerptAppender appender = queue.createAppender()) {
            append(appender, StreamHeader.toBytes(QuoteMarshaller.INSTANCE));
            first = appender.lastIndexAppended() + 1;
            for (int i = 0; i < 10; i++) {
                append(appender, QuoteMarshaller.INSTANCE.toByteArray(Quote.of(i)));
            }
        }
        KnownSchemas none = KnownSchemas.none();
        assertThat(run(options(none, null, null, -1, 0, 100))).isEqualTo(new CatResult(10, 10, 0, 0));
        assertThat(run(options(none, "Quote", "time >= 2", -1, 3, 2))).isEqualTo(new CatResult(2, 7, 0, 0));
        assertThat(out.toString().lines().map(line -> line.substring(0, line.indexOf("symbol"))))
                .containsExactly(
                        "{\"$place\":\"index 0x%x\",\"".formatted(first + 5),
                        "{\"$place\":\"index 0x%x\",\"".formatted(first + 6));
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> run(options(none, null, null, first + 4, 0, 100)))
                .withMessageContaining("nothing says which type");
    }

    @Test
    void follow() throws Exception {
        try (ChronicleQueue queue = queue();
                ExcerptAppender appender = queue.createAppender()) {
            append(appender, StreamHeader.toBytes(QuoteMarshaller.INSTANCE));
            CatOptions all = options(KnownSchemas.none(), null, null, -1, 0, 5);
            CatOptions following = new CatOptions(
                    all.path(),
                    all.schemas(),
                    all.type(),
                    all.revision(),
                    all.where(),
                    List.of("time"),
                    all.fromIndex(),
                    0,
                    5,
                    true,
                    false,
                    Format.JSON);
            CompletableFuture<CatResult> result = CompletableFuture.supplyAsync(() -> {
                try {
                    return Cat.run(following, out::append, problems::add, () -> false, count -> {});
                } catch (IOException e) {
                    throw new AssertionError(e);
                }
            });
            for (int i = 0; i < 5; i++) {
                assertThat(result).isNotDone();
                append(appender, QuoteMarshaller.INSTANCE.toByteArray(Quote.of(i)));
                String line = "{\"time\":" + i + "}\n";
                for (long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
                        out.indexOf(line) < 0 && System.nanoTime() < end; ) {
                    Thread.sleep(1);
                }
                assertThat(out.toString()).endsWith(line);
            }
            assertThat(result.get(10, TimeUnit.SECONDS)).isEqualTo(new CatResult(5, 5, 0, 0));
        }
    }
}
