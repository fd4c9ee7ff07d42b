package org.marshal4j.benchmarks.former;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.benchmarks.workload.book.BookUpdate;
import org.marshal4j.benchmarks.workload.market.MarketData;
import org.marshal4j.benchmarks.workload.media.MediaSamples;
import org.marshal4j.benchmarks.workload.order.Order;
import org.marshal4j.benchmarks.workload.order.OrderLine;

/** A message of a former version of a class. */
public enum FormerMessage {
    MARKET_DATA(Workload.MARKET_DATA, MarketData::sample, "MarketData"),
    BOOK_UPDATE(Workload.BOOK_UPDATE, BookUpdate::sample, "BookUpdate", "Level"),
    ORDER_10(Workload.ORDER_1, () -> Order.sample(10), "Order", "OrderLine", "Customer"),
    MEDIA(Workload.MEDIA_STANDARD, MediaSamples::standard, "MediaContent", "Media", "Image");

    private final Workload workload;
    private final Supplier<Object> sample;
    private final List<String> classes;

    FormerMessage(Workload workload, Supplier<Object> sample, String... classes) {
        this.workload = workload;
        this.sample = sample;
        this.classes = List.of(classes);
    }

    /** Returns a workload with the same classes, though perhaps with fewer objects. */
    Workload workload() {
        return workload;
    }

    /** Returns today's class. */
    Class<?> today() {
        return workload.type();
    }

    /** Returns the former class, and then those of the objects in it. */
    List<Class<?>> formerClasses(String version) {
        return classes.stream().<Class<?>>map(name -> named(version, name)).toList();
    }

    /** Returns today's classes in the same order. */
    List<Class<?>> todaysClasses() {
        return classes.stream()
                .map(name -> workload.classes().stream()
                        .filter(type -> type.getSimpleName().equals(name))
                        .findFirst()
                        .orElseThrow())
                .<Class<?>>map(type -> type)
                .toList();
    }

    /** Returns the enums that messages hold. */
    List<Class<?>> enums() {
        return workload.classes().stream().filter(Class::isEnum).toList();
    }

    /**
     * Returns an object of the former class.
     *
     * @param version {@code was}, or {@code alike} if no field has another type today
     */
    Object former(String version) {
        return FieldsByName.convert(sample.get(), formerClasses(version).get(0));
    }

    /** Returns what must be read. */
    Object expected() {
        return linked(FieldsByName.convert(former("was"), today()));
    }

    /** Returns an object of today's class to read into, which holds another message. */
    Object target() {
        return sample.get();
    }

    /** Sets the references of lines back to their order, for libraries that leave them out. */
    static Object linked(Object read) {
        if (read instanceof Order order) {
            List<OrderLine> lines = order.lines;
            for (int i = 0, size = lines.size(); i < size; i++) {
                lines.get(i).order = order;
            }
        }
        return read;
    }

    private static Class<?> named(String version, String name) {
        try {
            return Class.forName(FormerMessage.class.getPackageName() + '.' + version + '.' + name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(Arrays.asList(version, name).toString(), e);
        }
    }
}
