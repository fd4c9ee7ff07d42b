package org.marshal4j.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An interrupted thread goes on using its table, and nobody else gets the file meanwhile. */
class InterruptsTest {
    private static final TableOptions SMALL =
            TableOptions.DEFAULTS.batchRows(64).textBytes(4).listElements(1);

    @TempDir
    private Path folder;

    @AfterEach
    void reset() {
        Thread.interrupted();
    }

    @Test
    void keepsTheFileOfAnInterruptedThread() {
        Path file = folder.resolve("quotes.arrow");
        List<Quote> quotes = Quotes.random(new Random(1), 300);
        Thread.currentThread().interrupt();
        try (QuoteTable table = QuoteTable.create(file, SMALL)) {
            for (Quote quote : quotes) {
                table.add(quote);
                assertThat(Thread.currentThread().isInterrupted()).isTrue();
            }
            assertThatThrownBy(() -> QuoteTable.open(file)).hasMessageContaining("is being written already");
            table.flush();
        }
        try (QuoteTable table = QuoteTable.open(file)) {
            assertThat(table.size()).isEqualTo(300);
            assertThat(table.get(299)).usingRecursiveComparison().isEqualTo(quotes.get(299));
            table.add(quotes.get(0));
        }
        try (QuoteTable table = QuoteTable.openReadOnly(file)) {
            assertThat(table.size()).isEqualTo(301);
        }
        assertThat(Table.recover(file, folder.resolve("other.arrow"))).isEqualTo(301);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void keepsTheFileOfAThreadThatIsInterruptedAtAnyTime() throws InterruptedException {
        Path file = folder.resolve("quotes.arrow");
        List<Quote> quotes = Quotes.random(new Random(2), 1_500);
        Thread writer = Thread.currentThread();
        AtomicBoolean isDone = new AtomicBoolean();
        Thread other = new Thread(() -> {
            while (!isDone.get()) {
                writer.interrupt();
            }
        });
        other.start();
        try (QuoteTable table = QuoteTable.create(file, SMALL)) {
            for (Quote quote : quotes) {
                table.add(quote);
                Thread.interrupted();
            }
        } finally {
            isDone.set(true);
        }
        while (other.isAlive()) {
            Thread.interrupted();
            Thread.onSpinWait();
        }
        Thread.interrupted();
        try (QuoteTable table = QuoteTable.openReadOnly(file)) {
            assertThat(table.size()).isEqualTo(1_500);
        }
    }

    @Test
    void saysThatTheFileIsGone() throws IOException {
        Path within = Files.createDirectory(folder.resolve("within"));
        List<Quote> quotes = new ArrayList<>(Quotes.random(new Random(3), 64));
        for (boolean isReplaced : new boolean[] {false, true}) {
            Path file = within.resolve("quotes.arrow");
            QuoteTable table = QuoteTable.create(file, SMALL);
            quotes.forEach(table::add);
            Files.delete(file);
            if (isReplaced) {
                Files.writeString(file, "something else");
            } else {
                Files.delete(within);
            }
            assertThatThrownBy(() -> table.add(quotes.get(0)))
                    .hasMessageContaining("has been deleted, moved or replaced")
                    .hasMessageContaining("MARSHAL249");
            assertThatThrownBy(table::flush).hasMessageContaining("MARSHAL249");
            assertThat(table.get(63)).usingRecursiveComparison().isEqualTo(quotes.get(63));
            assertThatThrownBy(table::close).hasMessageContaining("MARSHAL249");
            assertThat(table.isOpen()).isFalse();
            if (!isReplaced) {
                Files.createDirectory(within);
            }
        }
    }
}
