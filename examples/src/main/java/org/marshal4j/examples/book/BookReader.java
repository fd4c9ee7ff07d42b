package org.marshal4j.examples.book;

import java.io.IOException;
import java.lang.invoke.VarHandle;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.SplittableRandom;

/** The process that reads orders while they change: first a few fields through the view, then whole objects. */
public final class BookReader {
    private static final int AT_ONCE = 10_000;

    /** A writer that was killed half-way leaves an order that never becomes complete. */
    private static final int MOST_TRIES = 100_000_000;

    private final Book book;
    private final SplittableRandom random = new SplittableRandom(2);
    private final OpenOrder object = new OpenOrder();
    private long again;
    private long wrong;
    private long changed;

    private BookReader(Book book) {
        this.book = book;
    }

    /**
     * Takes the file and the number of seconds to run. Prints the rates of both ways, how often an order was found
     * half changed, how many were read after a change, and how many were wrong.
     */
    public static void main(String[] args) throws IOException {
        BookReader reader = new BookReader(Book.open(Path.of(args[0]), FileChannel.MapMode.READ_ONLY));
        long nanos = Integer.parseInt(args[1]) * 500_000_000L;
        Rate byView = reader.run(nanos, false);
        Rate byObject = reader.run(nanos, true);
        System.out.println(byView.format());
        System.out.println(byObject.format());
        System.out.println(reader.again);
        System.out.println(reader.changed);
        System.out.println(reader.wrong);
    }

    private Rate run(long nanos, boolean whole) {
        long start = System.nanoTime();
        long reads = 0;
        do {
            for (int i = 0; i < AT_ONCE; i++) {
                OpenOrderView order = book.order(random.nextInt(Book.ORDERS));
                if (whole) {
                    readObject(order);
                } else {
                    readFields(order);
                }
            }
            reads += AT_ONCE;
        } while (System.nanoTime() - start < nanos);
        return new Rate(reads, System.nanoTime() - start);
    }

    private void readFields(OpenOrderView order) {
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            long version = order.versionAtomic().get();
            long filled = order.filled();
            double price = order.price();
            double turnover = order.turnover();
            if (isWhole(order, version)) {
                check(filled, price, turnover);
                return;
            }
        }
        throw new IllegalStateException("order " + order.id() + " stays half changed");
    }

    private void readObject(OpenOrderView order) {
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            long version = order.versionAtomic().get();
            order.readInto(object);
            if (isWhole(order, version)) {
                check(object.filled, object.price, object.turnover);
                return;
            }
        }
        throw new IllegalStateException("order " + order.id() + " stays half changed");
    }

    /** Whether nobody has changed the order since its version was read. */
    private boolean isWhole(OpenOrderView order, long version) {
        VarHandle.loadLoadFence();
        boolean whole = version % 2 == 0 && order.versionAtomic().get() == version;
        again += whole ? 0 : 1;
        return whole;
    }

    private void check(long filled, double price, double turnover) {
        changed += filled > 0 ? 1 : 0;
        wrong += turnover == filled * price ? 0 : 1;
    }
}
