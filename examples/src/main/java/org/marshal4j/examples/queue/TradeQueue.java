package org.marshal4j.examples.queue;

import java.nio.file.Path;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.ExcerptTailer;
import net.openhft.chronicle.wire.DocumentContext;
import org.marshal4j.queue.QueueCursor;

/** Trades in a Chronicle Queue, one in each document. Searching creates no objects for trades that do not match. */
public final class TradeQueue implements AutoCloseable {
    private final ChronicleQueue queue;

    /** Opens or creates the queue in a folder. */
    public TradeQueue(Path folder) {
        queue = ChronicleQueue.single(folder.toString());
    }

    /** Appends this number of trades, numbered from 0. */
    public void append(int trades) {
        try (ExcerptAppender appender = queue.createAppender()) {
            for (int i = 0; i < trades; i++) {
                try (DocumentContext document = appender.writingDocument()) {
                    TradeMarshaller.INSTANCE.write(Trade.of(i), document.wire().bytes());
                }
            }
        }
    }

    /**
     * Returns the turnover of a symbol in all trades that are not cancelled. Numbers are checked first: texts come
     * after them.
     */
    public double turnover(String symbol) {
        double turnover = 0;
        try (ExcerptTailer tailer = queue.createTailer();
                QueueCursor<TradeView> trades = QueueCursor.over(tailer, new TradeView())) {
            while (trades.next()) {
                TradeView trade = trades.view();
                if (!trade.cancelled() && trade.symbolEquals(symbol)) {
                    turnover += trade.quantity() * trade.price();
                }
            }
        }
        return turnover;
    }

    /** Cancels the trades of a buyer above a quantity, in place in the queue's file. Returns how many. */
    public int cancel(String buyer, long above) {
        int found = 0;
        try (ExcerptTailer tailer = queue.createTailer();
                QueueCursor<TradeView> trades = QueueCursor.over(tailer, new TradeView())) {
            while (trades.next()) {
                TradeView trade = trades.view();
                if (trade.quantity() > above && !trade.cancelled() && trade.buyerEquals(buyer)) {
                    trade.cancelled(true);
                    found++;
                }
            }
        }
        return found;
    }

    @Override
    public void close() {
        queue.close();
    }
}
