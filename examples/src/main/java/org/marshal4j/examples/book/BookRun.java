package org.marshal4j.examples.book;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Two processes that share one book: prints what they do, and whether the reader has seen only complete orders.
 *
 * @param seconds how long the processes run, 2 or more
 */
public record BookRun(PrintStream out, int seconds) {
    /** Runs both processes. Returns whether the reader has seen changes, and none that was half done. */
    public boolean run() throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("book");
        Path file = folder.resolve("orders");
        try {
            Book.create(file);
            return run(file);
        } finally {
            Files.deleteIfExists(file);
            Files.delete(folder);
        }
    }

    private boolean run(Path file) throws IOException, InterruptedException {
        out.printf(
                "A book of %,d orders with ten fields each, in a mapped file of %,d bytes.%n",
                Book.ORDERS, Files.size(file));
        // The writer continues until the reader has ended.
        try (BookJvm writer = new BookJvm(BookWriter.class, file, seconds + 2);
                BookJvm reader = new BookJvm(BookReader.class, file, seconds)) {
            out.printf(
                    "Process %d changes orders in it, at random; process %d reads them. Some %d seconds …%n%n",
                    writer.pid(), reader.pid(), seconds + 2);
            List<String> read = reader.lines();
            Rate changes = Rate.parse(writer.lines().get(0));
            Rate byView = Rate.parse(read.get(0));
            Rate byObject = Rate.parse(read.get(1));
            long again = Long.parseLong(read.get(2));
            long changed = Long.parseLong(read.get(3));
            long wrong = Long.parseLong(read.get(4));
            row("writer: four fields set in place", changes);
            row("reader: three fields by the view", byView);
            row("reader: the whole order by readInto", byObject);
            out.printf(
                    "%nThe view is %.1f times as fast. Both find the order and ask for its version twice.%n",
                    byObject.each() / byView.each());
            out.printf(
                    "%,d times an order was met half changed, and read again. Of %,d that had been changed %,d were wrong.%n",
                    again, changed, wrong);
            return changed > 0 && wrong == 0;
        }
    }

    private void row(String what, Rate rate) {
        out.printf("  %-38s %8.1f ns %10.2f million/s%n", what, rate.each(), rate.millions());
    }
}
