package org.marshal4j.stack;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import net.openhft.chronicle.bytes.MethodReader;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.ExcerptTailer;
import org.marshal4j.stack.wire.MarketData;

/**
 * Sends a message through a queue with a method writer and a method reader, and prints which classes Chronicle used
 * for them.
 */
final class MethodReaderProgram {
    private MethodReaderProgram() {}

    interface Listener {
        void marketData(MarketData data);
    }

    public static void main(String[] args) {
        try (ChronicleQueue queue = ChronicleQueue.single(Path.of(args[0]).toString());
                ExcerptAppender appender = queue.createAppender();
                ExcerptTailer tailer = queue.createTailer()) {
            Listener writer = appender.methodWriter(Listener.class);
            writer.marketData(new MarketData());
            Listener listener = data -> System.out.println("received");
            MethodReader reader = tailer.methodReader(listener);
            while (reader.readOne()) {
                System.out.println("read");
            }
            System.out.println(Proxy.isProxyClass(writer.getClass()) ? "writer by proxy" : "writer compiled");
            System.out.println(
                    reader.getClass().getSimpleName().equals("VanillaMethodReader")
                            ? "reader by reflection"
                            : "reader compiled");
        }
    }
}
