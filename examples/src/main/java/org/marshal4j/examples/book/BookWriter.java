package org.marshal4j.examples.book;

import java.io.IOException;
import java.lang.invoke.VarHandle;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.SplittableRandom;

/** The process that changes random orders in place. */
public final class BookWriter {
    private static final int AT_ONCE = 10_000;

    private BookWriter() {}

    /** Takes the file and the number of seconds to run. Prints how many changes it has made in a second. */
    public static void main(String[] args) throws IOException {
        Book book = Book.open(Path.of(args[0]), FileChannel.MapMode.READ_WRITE);
        SplittableRandom random = new SplittableRandom(1);
        long start = System.nanoTime();
        long end = start + Integer.parseInt(args[1]) * 1_000_000_000L;
        long changes = 0;
        do {
            for (int i = 0; i < AT_ONCE; i++) {
                fill(book.order(random.nextInt(Book.ORDERS)), random.nextInt(1, 1_000));
            }
            changes += AT_ONCE;
        } while (System.nanoTime() < end);
        System.out.println(new Rate(changes, System.nanoTime() - start).format());
    }

    /** Sets four of ten fields. Nobody takes the order for complete before all four are set. */
    private static void fill(OpenOrderView order, int price) {
        long version = order.version();
        order.versionAtomic().set(version + 1);
        VarHandle.storeStoreFence();
        long filled = order.filled() + 1;
        order.filled(filled);
        order.price(price);
        order.turnover((double) filled * price);
        order.time(version);
        order.versionAtomic().setRelease(version + 2);
    }
}
