package org.marshal4j.tests.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.IntStream;
import org.apache.kafka.clients.producer.internals.BuiltInPartitioner;
import org.apache.kafka.common.compress.Compression;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.record.internal.MemoryRecords;
import org.apache.kafka.common.record.internal.SimpleRecord;
import org.junit.jupiter.api.Test;
import org.marshal4j.kafka.FingerprintPlace;
import org.marshal4j.kafka.MarshallerSerializer;

/** The figures of docs/scaling.md about Kafka. They are counted, and the same on every machine. */
class ScalingTest {
    private static final Path PAGE = Path.of("../../docs/scaling.md");
    private static final int[] BATCHES = {1, 10, 100, 1_000};
    private static final int[] PARTITIONS = {4, 16, 64};
    private static final int[] KEYS = {100, 1_000, 10_000, 100_000};

    /** Returns a symbol. All their names have the same length. */
    private static Symbol symbol(int i) {
        return new Symbol("XLON", String.format(Locale.ROOT, "S%06d", i));
    }

    /** Returns how many bytes a broker stores for a batch as the producer has made it. */
    private static int bytes(FingerprintPlace place, boolean inline, int batch) {
        MarshallerSerializer<Quote> values =
                MarshallerSerializer.of(QuoteMarshaller.INSTANCE).fingerprint(place);
        if (inline) {
            values.withSchemaInline();
        }
        SimpleRecord[] records = IntStream.range(0, batch)
                .mapToObj(i -> {
                    RecordHeaders headers = new RecordHeaders();
                    byte[] value = values.serialize("quotes", headers, new Quote(i, i / 4.0));
                    return new SimpleRecord(
                            1_700_000_000_000L + i,
                            SymbolMarshaller.INSTANCE.toByteArray(symbol(i)),
                            value,
                            headers.toArray());
                })
                .toArray(SimpleRecord[]::new);
        return MemoryRecords.withRecords(Compression.NONE, records).sizeInBytes();
    }

    private static String row(String name, FingerprintPlace place, boolean inline) {
        StringBuilder row = new StringBuilder("| ").append(name).append(" |");
        for (int batch : BATCHES) {
            row.append(String.format(Locale.ROOT, " %.1f |", (double) bytes(place, inline, batch) / batch));
        }
        return row.append('\n').toString();
    }

    @Test
    void bytesOfARecordAreAsOnThePage() throws Exception {
        String table = row("`none`", FingerprintPlace.NONE, false)
                + row("`prefix`", FingerprintPlace.PREFIX, false)
                + row("`header`, the default", FingerprintPlace.HEADER, false)
                + row("`header`, and the schema inline", FingerprintPlace.HEADER, true);

        assertThat(Files.readString(PAGE)).contains(table);
    }

    private static double busiest(int keys, int partitions) {
        int[] found = new int[partitions];
        for (int i = 0; i < keys; i++) {
            found[BuiltInPartitioner.partitionForKey(SymbolMarshaller.INSTANCE.toByteArray(symbol(i)), partitions)]++;
        }
        return IntStream.of(found).max().orElseThrow() * (double) partitions / keys;
    }

    @Test
    void busiestPartitionIsAsOnThePage() throws Exception {
        StringBuilder table = new StringBuilder();
        for (int partitions : PARTITIONS) {
            table.append("| ").append(partitions).append(" partitions |");
            for (int keys : KEYS) {
                table.append(String.format(Locale.ROOT, " %.2f |", busiest(keys, partitions)));
            }
            table.append('\n');
        }

        assertThat(Files.readString(PAGE)).contains(table);
    }
}
