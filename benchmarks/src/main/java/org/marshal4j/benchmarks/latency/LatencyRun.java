package org.marshal4j.benchmarks.latency;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.queue.ChronicleQueue;
import org.HdrHistogram.Histogram;

/** One run of one form. {@link ForkedRun} starts it in a JVM that loads no other form. */
final class LatencyRun {
    private LatencyRun() {}

    /** Takes the name of a form, a folder for the queue, a file for the histogram, and settings. */
    public static void main(String[] args) throws Exception {
        Settings settings = Settings.parse(Arrays.asList(args).subList(3, args.length));
        Histogram latencies = run(Forms.named(args[0]), Path.of(args[1]), settings);
        HistogramFile.write(latencies, Path.of(args[2]));
    }

    private static <T extends BytesMarshallable> Histogram run(Form<T> form, Path folder, Settings settings)
            throws Exception {
        // This leaves time to open the queue, and for both threads to start.
        Schedule schedule = new Schedule(System.nanoTime() + TimeUnit.SECONDS.toNanos(1), settings.rate());
        Sender<T> sender = new Sender<>(form, schedule);
        Receiver<T> receiver = new Receiver<>(form, schedule);
        ExecutorService thread = Executors.newSingleThreadExecutor(LatencyRun::sendingThread);
        try (ChronicleQueue queue = ChronicleQueue.single(folder.toString())) {
            Future<?> sending = thread.submit(() -> sender.send(queue, settings.messages()));
            Histogram latencies = receiver.receive(queue, settings, sending);
            sending.get();
            return latencies;
        } finally {
            thread.shutdownNow();
        }
    }

    /** Returns a daemon thread, so that the JVM ends when the receiver gives up. */
    private static Thread sendingThread(Runnable task) {
        Thread thread = new Thread(task, "sender");
        thread.setDaemon(true);
        return thread;
    }
}
