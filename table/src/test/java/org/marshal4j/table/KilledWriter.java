package org.marshal4j.table;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

/**
 * A process that writes a table until it is killed, and prints how many rows it has flushed. Row {@code i} holds
 * {@code quote(i)}.
 */
final class KilledWriter {
    private static final TableOptions SMALL =
            TableOptions.DEFAULTS.batchRows(64).listElements(1).textBytes(8);

    /** What a symbol may be meanwhile: half of one of these is not one of them, nor even a text. */
    private static final List<String> SYMBOLS =
            List.of("é", "Börse in Zürich", "ééééééééééééé €€€€€€€€€€", "a".repeat(100));

    private static final int SETS = 20;

    private KilledWriter() {}

    /** Tells whether a row may have the symbol if the writer was killed while it was setting it. */
    static boolean mayHave(long row, String symbol) {
        return symbol.isEmpty()
                || SYMBOLS.contains(symbol)
                || String.valueOf(quote(row).symbol()).equals(symbol);
    }

    static Quote quote(long row) {
        return Quotes.one(new Random(row), row);
    }

    public static void main(String[] args) {
        Path file = Path.of(args[0]);
        Random random = new Random(Long.parseLong(args[1]));
        try (QuoteTable table = Files.exists(file) ? QuoteTable.open(file) : QuoteTable.create(file, SMALL)) {
            List<String> none = List.of();
            while (none.isEmpty()) {
                for (int i = random.nextInt(100); i >= 0; i--) {
                    table.add(quote(table.size()));
                }
                table.flush();
                System.out.println(table.size());
                System.out.flush();
                // Set an existing row, with other texts in between: batches move.
                long row = random.nextInt((int) table.size());
                for (int i = 0; i < SETS; i++) {
                    table.c().symbol.set(row, SYMBOLS.get(random.nextInt(SYMBOLS.size())));
                }
                table.set(row, quote(row));
            }
        }
    }
}
