package org.marshal4j.benchmarks.former;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.io.IOTools;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.ExcerptTailer;
import org.marshal4j.benchmarks.workload.market.MarketDataMarshaller;
import org.marshal4j.queue.QueueMigration;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.schema.lock.LockFile;

/** Migrates a queue of market data, and copies its documents as they are. Takes the number of documents. */
final class QueueCopies {
    private static final int ROUNDS = 5;

    private QueueCopies() {}

    public static void main(String[] args) throws Exception {
        int documents = Integer.parseInt(args[0]);
        Path folder = Files.createTempDirectory("former");
        try {
            Path from = folder.resolve("from");
            fill(from, documents);
            Marshaller<?> former = Marshallers.of(org.marshal4j.benchmarks.former.was.MarketData.class);
            LockFile lock = LockFile.empty().accept(List.of(former.schema()));
            // In turns, so that other work on the machine affects both alike.
            for (int i = 0; i < ROUNDS; i++) {
                Path copied = folder.resolve("copied" + i);
                Path migrated = folder.resolve("migrated" + i);
                time("copied", documents, () -> copy(from, copied));
                time(
                        "migrated",
                        documents,
                        () -> QueueMigration.of(MarketDataMarshaller.INSTANCE, lock)
                                .fromType(former.type().getName())
                                .fromRevision(1)
                                .run(from, migrated)
                                .failed());
                IOTools.deleteDirWithFiles(copied.toString(), migrated.toString());
            }
        } finally {
            IOTools.deleteDirWithFiles(folder.toString());
        }
    }

    private static void time(String what, int documents, Callable<Long> run) throws Exception {
        long start = System.nanoTime();
        long failed = run.call();
        if (failed != 0) {
            throw new IllegalStateException(failed + " have failed");
        }
        long nanos = System.nanoTime() - start;
        System.out.printf(Locale.ROOT, "%-8s %,d documents: %,d ns each%n", what, documents, nanos / documents);
    }

    @SuppressWarnings("unchecked") // the marshaller belongs to this class
    private static void fill(Path path, int documents) {
        Object quote = FormerMessage.MARKET_DATA.former("was");
        Marshaller<Object> marshaller = (Marshaller<Object>) (Marshaller<?>) Marshallers.of(quote.getClass());
        Bytes<?> message = Bytes.wrapForRead(marshaller.toByteArray(quote));
        try (ChronicleQueue queue = ChronicleQueue.single(path.toString());
                ExcerptAppender appender = queue.createAppender()) {
            for (int i = 0; i < documents; i++) {
                appender.writeBytes(message.readPosition(0));
            }
        }
    }

    private static long copy(Path from, Path to) throws IOException {
        Bytes<?> document = Bytes.allocateElasticDirect();
        try (ChronicleQueue source = ChronicleQueue.single(from.toString());
                ChronicleQueue target = ChronicleQueue.single(to.toString());
                ExcerptTailer tailer = source.createTailer();
                ExcerptAppender appender = target.createAppender()) {
            while (tailer.readBytes(document.clear())) {
                appender.writeBytes(document);
            }
        } finally {
            document.releaseLast();
        }
        return 0;
    }
}
