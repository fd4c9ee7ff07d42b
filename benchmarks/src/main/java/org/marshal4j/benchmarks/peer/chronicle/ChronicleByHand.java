package org.marshal4j.benchmarks.peer.chronicle;

import java.util.function.Supplier;
import org.marshal4j.benchmarks.peer.InBytes;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.benchmarks.workload.blog.BlogBench;
import org.marshal4j.benchmarks.workload.book.BookUpdate;
import org.marshal4j.benchmarks.workload.book.DeepBookUpdate;
import org.marshal4j.benchmarks.workload.book.FlatBookUpdate;
import org.marshal4j.benchmarks.workload.market.MarketData;
import org.marshal4j.benchmarks.workload.media.MediaContent;
import org.marshal4j.benchmarks.workload.order.Order;

/** One call for each field, written by hand, into objects that are reused. */
public final class ChronicleByHand<T> extends InBytes {
    private final ByHand<T> code;
    private final T message;
    private final T target;

    @SuppressWarnings("unchecked") // the code belongs to the class of the workload
    private ChronicleByHand(ByHand<T> code, Supplier<T> empty, Workload workload) {
        this.code = code;
        message = (T) workload.sample();
        target = empty.get();
    }

    /** Writes and reads the sample of a workload. */
    public static Contestant of(Workload workload) {
        return switch (workload) {
            case MARKET_DATA -> new ChronicleByHand<>(MarketDataByHand.INSTANCE, MarketData::new, workload);
            case BLOG_BENCH -> new ChronicleByHand<>(BlogBenchByHand.INSTANCE, BlogBench::new, workload);
            case ORDER_1, ORDER_100 -> new ChronicleByHand<>(OrderByHand.INSTANCE, Order::new, workload);
            case MEDIA_STANDARD, MEDIA_UNICODE, MEDIA_LONG, MEDIA_SHORT ->
                new ChronicleByHand<>(MediaContentByHand.INSTANCE, MediaContent::new, workload);
            case BOOK_UPDATE -> new ChronicleByHand<>(BookUpdateByHand.INSTANCE, BookUpdate::new, workload);
            case FLAT_BOOK_UPDATE ->
                new ChronicleByHand<>(FlatBookUpdateByHand.INSTANCE, FlatBookUpdate::new, workload);
            case DEEP_BOOK_UPDATE ->
                new ChronicleByHand<>(DeepBookUpdateByHand.INSTANCE, DeepBookUpdate::new, workload);
        };
    }

    @Override
    protected void append() {
        code.write(message, bytes);
    }

    @Override
    protected Object take() {
        code.read(target, bytes);
        return target;
    }
}
