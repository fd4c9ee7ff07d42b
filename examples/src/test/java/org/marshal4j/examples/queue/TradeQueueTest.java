package org.marshal4j.examples.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TradeQueueTest {
    private static final int TRADES = 3000;
    private static final String SYMBOL = "SYM7";
    private static final String BUYER = "buyer 3";

    private static Stream<Trade> trades() {
        return IntStream.range(0, TRADES).mapToObj(Trade::of);
    }

    private static double turnover(Predicate<Trade> which) {
        return trades().filter(trade -> trade.symbol.equals(SYMBOL) && which.test(trade))
                .mapToDouble(trade -> trade.quantity * trade.price)
                .sum();
    }

    @Test
    void tradesAreFoundAndCancelledInTheQueue(@TempDir Path folder) {
        Predicate<Trade> cancelled = trade -> trade.quantity > 500 && trade.buyer.equals(BUYER);
        long many = trades().filter(cancelled).count();
        try (TradeQueue queue = new TradeQueue(folder)) {
            queue.append(TRADES);
            assertThat(queue.turnover(SYMBOL)).isPositive().isEqualTo(turnover(trade -> true));
            assertThat(queue.cancel(BUYER, 500)).isPositive().isEqualTo((int) many);
            assertThat(queue.cancel(BUYER, 500)).isZero();
        }
        try (TradeQueue reopened = new TradeQueue(folder)) {
            assertThat(reopened.turnover(SYMBOL))
                    .isEqualTo(turnover(cancelled.negate()))
                    .isLessThan(turnover(trade -> true));
        }
    }
}
