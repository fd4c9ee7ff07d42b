package com.acme;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptTailer;

/** Writes a queue as the program of revision 1 did, or prints the contents of today's queue. */
class Recorder {
    public static void main(String[] arguments) {
        boolean records = arguments[0].equals("record");
        try (ChronicleQueue queue = ChronicleQueue.single(records ? "quotes" : "quotes.migrated")) {
            if (records) {
                for (int time = 1; time <= 3; time++) {
                    byte[] former = ByteBuffer.allocate(12)
                            .order(ByteOrder.LITTLE_ENDIAN)
                            .putInt(time)
                            .putDouble(time / 2.0)
                            .array();
                    queue.createAppender().writeBytes(Bytes.wrapForRead(former));
                }
                return;
            }
            Quote quote = new Quote();
            for (ExcerptTailer tailer = queue.createTailer(); tailer.readBytes(quote); ) {
                System.out.println("read " + quote.time + " " + quote.price);
            }
        }
    }
}
