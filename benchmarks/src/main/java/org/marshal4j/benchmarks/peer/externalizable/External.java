package org.marshal4j.benchmarks.peer.externalizable;

import java.io.Externalizable;
import org.marshal4j.benchmarks.workload.blog.BlogBench;
import org.marshal4j.benchmarks.workload.book.BookUpdate;
import org.marshal4j.benchmarks.workload.book.FlatBookUpdate;
import org.marshal4j.benchmarks.workload.market.MarketData;
import org.marshal4j.benchmarks.workload.media.MediaContent;
import org.marshal4j.benchmarks.workload.order.Order;

/**
 * An object of the model, with the code that a user would write in its class to make it {@link Externalizable}. Only
 * the outermost object of a message is externalizable: the objects in it are written directly, without the cost of
 * separate objects in the stream.
 */
public interface External extends Externalizable {

    /** Returns the object of the model. */
    Object message();

    /** Wraps an object of the model, to make it externalizable. */
    static External of(Object message) {
        if (message instanceof MarketData quote) {
            return new ExternalMarketData(quote);
        }
        if (message instanceof BlogBench entry) {
            return new ExternalBlogBench(entry);
        }
        if (message instanceof Order order) {
            return new ExternalOrder(order);
        }
        if (message instanceof MediaContent content) {
            return new ExternalMediaContent(content);
        }
        if (message instanceof BookUpdate update) {
            return new ExternalBookUpdate(update);
        }
        if (message instanceof FlatBookUpdate update) {
            return new ExternalFlatBookUpdate(update);
        }
        throw new IllegalArgumentException(message.getClass().getName());
    }
}
