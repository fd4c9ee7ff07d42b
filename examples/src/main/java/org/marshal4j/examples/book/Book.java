package org.marshal4j.examples.book;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A mapped file of orders, each in a slot of its own that starts at a multiple of eight. For use by one thread. */
final class Book {
    static final int ORDERS = 20_000;

    /** The number of bytes for each order, which may take less. */
    private static final int SLOT = 128;

    private final MappedByteBuffer file;
    private final OpenOrderView view = new OpenOrderView();

    private Book(MappedByteBuffer file) {
        this.file = file;
    }

    /** Creates a file full of orders. */
    static void create(Path path) throws IOException {
        try (FileChannel channel =
                FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            ByteBuffer orders = channel.map(FileChannel.MapMode.READ_WRITE, 0, (long) ORDERS * SLOT);
            for (int i = 0; i < ORDERS; i++) {
                orders.position(i * SLOT);
                OpenOrderMarshaller.INSTANCE.write(OpenOrder.of(i), orders);
            }
        }
    }

    /** Opens the book in a file. */
    static Book open(Path path, FileChannel.MapMode mode) throws IOException {
        StandardOpenOption[] options = mode == FileChannel.MapMode.READ_ONLY
                ? new StandardOpenOption[] {StandardOpenOption.READ}
                : new StandardOpenOption[] {StandardOpenOption.READ, StandardOpenOption.WRITE};
        try (FileChannel channel = FileChannel.open(path, options)) {
            return new Book(channel.map(mode, 0, (long) ORDERS * SLOT));
        }
    }

    /** Returns a view of an order. It is the same view each time. */
    OpenOrderView order(int number) {
        file.limit((number + 1) * SLOT).position(number * SLOT);
        return view.wrap(file);
    }
}
