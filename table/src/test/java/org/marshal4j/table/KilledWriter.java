package org.marshal4j.table;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

/** A process that writes a table until it is killed. It prints how many rows it has flushed. Row {@code i} is that of {@link #quote}. */
final class KilledWriter {
    private static final TableOptions SMALL =
            TableOptions.DEFAULTS.batchRows(64).listElements(1).textBytes(8);

    private KilledWriter() {}

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
                // Sets what is there already, with longer texts in between: batches move.
                long row = random.nextInt((int) table.size());
                table.c().symbol.set(row, "long enough to need another place ".repeat(1 + random.nextInt(3)));
                table.set(row, quote(row));
            }
        }
    }
}
