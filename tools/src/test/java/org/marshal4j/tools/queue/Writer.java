package org.marshal4j.tools.queue;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Random;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.rollcycles.TestRollCycles;

/** A process that appends documents as fast as it can, until it is told to stop, or killed. */
final class Writer {
    /** How much longer than its number a document may be. */
    private static final int MOST = 300;

    /** However short the time is, so many documents are written. */
    private static final int LEAST = 1000;

    private Writer() {}

    /** The document with a number: the number, then bytes that follow from it. */
    static byte[] document(long number) {
        Random random = new Random(number);
        byte[] document = new byte[Long.BYTES + random.nextInt(MOST)];
        random.nextBytes(document);
        ByteBuffer.wrap(document).putLong(number);
        return document;
    }

    /**
     * Takes the directory of the queue, for how many milliseconds to write, the number of the first document, and after
     * how many documents to pause, so that a long run does not fill the disk.
     */
    public static void main(String[] arguments) throws InterruptedException {
        try (ChronicleQueue queue = ChronicleQueue.singleBuilder(Path.of(arguments[0]))
                        .rollCycle(TestRollCycles.TEST_SECONDLY)
                        .blockSize(1 << 20)
                        .build();
                ExcerptAppender appender = queue.createAppender()) {
            long first = Long.parseLong(arguments[2]);
            long number = first;
            long pause = Long.parseLong(arguments[3]);
            // Opening a queue may take as long as all of the writing, on a busy machine.
            long end = System.nanoTime() + Long.parseLong(arguments[1]) * 1_000_000;
            while (number - first <= LEAST || System.nanoTime() < end) {
                appender.writeBytes(Bytes.wrapForRead(document(number++)));
                if (number % pause == 0) {
                    Thread.sleep(1);
                }
            }
        }
    }
}
