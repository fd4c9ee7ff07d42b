package org.marshal4j.benchmarks.workload;

import java.util.List;
import java.util.function.Supplier;
import org.marshal4j.benchmarks.workload.blog.BlogBench;
import org.marshal4j.benchmarks.workload.book.BookUpdate;
import org.marshal4j.benchmarks.workload.book.DeepBookUpdate;
import org.marshal4j.benchmarks.workload.book.FlatBookUpdate;
import org.marshal4j.benchmarks.workload.book.Level;
import org.marshal4j.benchmarks.workload.market.MarketData;
import org.marshal4j.benchmarks.workload.media.Image;
import org.marshal4j.benchmarks.workload.media.Media;
import org.marshal4j.benchmarks.workload.media.MediaContent;
import org.marshal4j.benchmarks.workload.media.MediaSamples;
import org.marshal4j.benchmarks.workload.order.Customer;
import org.marshal4j.benchmarks.workload.order.Order;
import org.marshal4j.benchmarks.workload.order.OrderLine;
import org.marshal4j.benchmarks.workload.order.Side;

/** A message that is written and read by every {@link Peer}. */
public enum Workload {
    /** A quote: 18 fields of eight bytes, as in Chronicle's articles. */
    MARKET_DATA("MarketData", MarketData::sample, MarketData.class),

    /** Three texts and twelve numbers and flags, as in articles about serializers. */
    BLOG_BENCH("BlogBench", BlogBench::sample, BlogBench.class),

    /** An order with one line: decimals, a customer, references back. */
    ORDER_1("Order, 1 line", () -> Order.sample(1), Order.class, OrderLine.class, Customer.class, Side.class),

    /** An order with a hundred lines. */
    ORDER_100("Order, 100 lines", () -> Order.sample(100), Order.class, OrderLine.class, Customer.class, Side.class),

    /** The standard input of jvm-serializers. */
    MEDIA_STANDARD("MediaContent, standard", MediaSamples::standard, media()),

    /** The input of jvm-serializers with characters beyond ASCII, and with nulls. */
    MEDIA_UNICODE("MediaContent, Unicode", MediaSamples::unicode, media()),

    /** The input of jvm-serializers with long texts. */
    MEDIA_LONG("MediaContent, long texts", MediaSamples::longTexts, media()),

    /** The input of jvm-serializers with texts of one character. */
    MEDIA_SHORT("MediaContent, short texts", MediaSamples::shortTexts, media()),

    /** A change of an order book, with texts and lists. */
    BOOK_UPDATE("BookUpdate, text and lists", BookUpdate::sample, BookUpdate.class, Level.class),

    /** The same with primitive fields only. */
    FLAT_BOOK_UPDATE("BookUpdate, all primitive", FlatBookUpdate::sample, FlatBookUpdate.class),

    /** The same with ten levels on each side. */
    DEEP_BOOK_UPDATE("BookUpdate, primitive, 10 levels", DeepBookUpdate::sample, DeepBookUpdate.class);

    private final String title;
    private final Supplier<Object> sample;
    private final List<Class<?>> classes;

    Workload(String title, Supplier<Object> sample, Class<?>... classes) {
        this.title = title;
        this.sample = sample;
        this.classes = List.of(classes);
    }

    private static Class<?>[] media() {
        return new Class<?>[] {MediaContent.class, Media.class, Image.class, Media.Player.class, Image.Size.class};
    }

    /** Returns its name in tables. */
    public String title() {
        return title;
    }

    /** Returns a new object with the values of this workload, which are always the same. */
    public Object sample() {
        return sample.get();
    }

    /**
     * Returns the class of {@link #sample}, then the classes of the objects in it, for libraries that need registered
     * classes.
     */
    public List<Class<?>> classes() {
        return classes;
    }

    /** Returns the class of {@link #sample}. */
    public Class<?> type() {
        return classes.get(0);
    }
}
