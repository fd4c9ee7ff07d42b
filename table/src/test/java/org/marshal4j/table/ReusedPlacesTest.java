package org.marshal4j.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/**
 * Texts of the same length and with the same first characters take each other's places, so a view may be what it was
 * although another text was there in between.
 */
class ReusedPlacesTest {
    private static final int READS = 300_000;
    private static final int LENGTH = 40;

    private static String text(char letter) {
        return "same" + String.valueOf(letter).repeat(LENGTH);
    }

    @Test
    void readersSeeNoMixtureOfTwoTexts() throws InterruptedException {
        QuoteTable table = QuoteTable.inMemory(TableOptions.DEFAULTS.batchRows(64));
        table.add(Quotes.at(Instant.EPOCH));
        TextColumn symbols = table.c().symbol;
        symbols.set(0, text('a'));
        AtomicBoolean isDone = new AtomicBoolean();
        Thread writer = new Thread(() -> {
            for (int i = 0; !isDone.get(); i++) {
                symbols.set(0, text((char) ('a' + i % 3)));
            }
        });
        writer.start();
        try {
            for (int i = 0; i < READS; i++) {
                String read = symbols.get(0);
                if (!read.isEmpty()) {
                    assertThat(read).isEqualTo(text(read.charAt(LENGTH)));
                    // Another one of that form is never there.
                    assertThat(symbols.indexOf(text('d'))).isEqualTo(-1);
                }
            }
        } finally {
            isDone.set(true);
            writer.join();
        }
    }
}
