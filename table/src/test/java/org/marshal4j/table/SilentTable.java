package org.marshal4j.table;

import java.nio.file.Path;
import java.util.Random;
import org.marshal4j.runtime.memory.MemoryAccess;

/** A program that writes and reads tables. {@link SilenceTest} examines what it prints. */
final class SilentTable {
    private static final int ROWS = 200;

    private SilentTable() {}

    public static void main(String[] args) {
        Path file = Path.of(args[0]);
        try (QuoteTable table = QuoteTable.create(file, TableOptions.DEFAULTS.batchRows(64))) {
            fill(table);
        }
        try (QuoteTable stored = QuoteTable.open(file);
                QuoteTable table = QuoteTable.inMemory()) {
            for (int i = 0; i < ROWS; i++) {
                table.add(stored.get(i));
            }
        }
        System.out.print(MemoryAccess.inUse());
    }

    private static void fill(QuoteTable table) {
        Random random = new Random(1);
        for (int i = 0; i < ROWS; i++) {
            table.add(Quotes.one(random, i));
        }
        table.set(1, table.get(2));
        table.flush();
    }
}
