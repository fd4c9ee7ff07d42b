package org.marshal4j.examples.quotes;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.IntFunction;
import org.marshal4j.table.TableOptions;

/**
 * Records quotes to a table in a mapped file, changes and sums them, stores some in other ways, and reads the file in
 * Python.
 *
 * @param count how many quotes the table holds, 100 or more
 */
public record QuotesRun(PrintStream out, int count) {
    /** The number of quotes stored in the other ways, as a fraction of those in the table. */
    private static final double BEANS = 0.2;

    private static final double ARRAYS = 0.01;

    /** Runs it. */
    public void run() throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("quotes");
        Path file = folder.resolve("quotes.arrow");
        try {
            record(file);
            print("");
            print(Timing.heads());
            table(file);
            others();
            print("");
            reopen(file);
            print("");
            print("The same file, in Python:");
            out.print(QuotesInPython.show(file));
        } finally {
            Files.deleteIfExists(file);
            Files.delete(folder);
        }
    }

    private void record(Path file) throws IOException {
        long start = System.nanoTime();
        // All symbols are short enough to be stored in their rows.
        try (QuoteTable table = QuoteTable.create(file, TableOptions.DEFAULTS.textBytes(0))) {
            TableQuotes.record(table, count);
        }
        double nanos = System.nanoTime() - start;
        print(
                "%,d quotes recorded into %s: %,d MB, in %.1f s, %.0f ns each.",
                count, file, Files.size(file) / 1_000_000, nanos / 1e9, nanos / count);
    }

    private void table(Path file) {
        long before = Heap.used();
        try (QuoteTable table = QuoteTable.open(file)) {
            double heap = Math.max(0, (double) (Heap.used() - before) / count);
            print(Timing.of(new TableQuotes(table, false), heap).row("mapped table, by its column", count));
            print(Timing.of(new TableQuotes(table, true), heap).row("mapped table, by its cursor", count));
        }
    }

    private void others() {
        print(row("ArrayList of objects, in order", BEANS, n -> new BeanQuotes(n, false)));
        print(row("ArrayList of objects, shuffled", BEANS, n -> new BeanQuotes(n, true)));
        print(row("byte[] by Externalizable", ARRAYS, n -> new StreamedQuotes(n, ExternalQuote::new)));
        print(row("byte[] by Serializable", ARRAYS, n -> new StreamedQuotes(n, Quote::new)));
        print("");
        print(
                "Each is the best of several rounds, for one quote. There are fewer quotes in the other ways, to save your time;");
        print("./mvnw -q -Pbench verify -Dbench=tables has as many as in the table.");
    }

    private String row(String title, double part, IntFunction<Quotes> make) {
        int fewer = Math.max(1, (int) (count * part));
        long before = Heap.used();
        Quotes quotes = make.apply(fewer);
        double heap = (double) (Heap.used() - before) / fewer;
        return Timing.of(quotes, heap).row(title, fewer);
    }

    private void reopen(Path file) {
        long start = System.nanoTime();
        try (QuoteTable table = QuoteTable.openReadOnly(file)) {
            double millis = (System.nanoTime() - start) / 1e6;
            print(
                    "Opened again in %.1f ms: the file is mapped, not parsed. Its last quote: sequence %,d, bid %.4f, %s.",
                    millis,
                    table.sequence().get(table.size() - 1),
                    table.bid().get(table.size() - 1),
                    table.symbol().get(table.size() - 1));
        }
    }

    private void print(String format, Object... values) {
        out.println(values.length == 0 ? format : String.format(Locale.ROOT, format, values));
    }
}
