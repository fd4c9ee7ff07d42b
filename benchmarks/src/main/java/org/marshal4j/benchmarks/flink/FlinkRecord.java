package org.marshal4j.benchmarks.flink;

import java.util.function.Supplier;
import org.apache.flink.api.java.tuple.Tuple2;
import org.apache.flink.api.java.tuple.Tuple8;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.benchmarks.workload.book.BookUpdate;

/** A record to serialize. */
public enum FlinkRecord {
    /** The record of Flink's own benchmark. */
    OPERATIONS(Operations.class, Operations::sample),
    /** An order with ten lines. */
    ORDER_10(Purchase.class, () -> Purchase.sample(10)),
    /** Texts, and two lists of five levels. */
    BOOK_UPDATE(BookUpdate.class, BookUpdate::sample),
    /** Primitives only. */
    FLAT_BOOK_UPDATE(Workload.FLAT_BOOK_UPDATE.type(), Workload.FLAT_BOOK_UPDATE::sample);

    private final Class<?> type;
    private final Supplier<Object> sample;

    FlinkRecord(Class<?> type, Supplier<Object> sample) {
        this.type = type;
        this.sample = sample;
    }

    Class<?> type() {
        return type;
    }

    Object sample() {
        return sample.get();
    }

    /** Returns {@link Operations} as the tuple that Flink's benchmark uses. */
    @SuppressWarnings({"unchecked", "rawtypes"}) // arrays of generic classes
    static Tuple8<Integer, String, String[], Tuple2<Integer, String>[], Integer, Integer, Integer, String> tuple() {
        Operations of = Operations.sample();
        Tuple2<Integer, String>[] operations = new Tuple2[of.operations.length];
        for (int i = 0; i < operations.length; i++) {
            operations[i] = new Tuple2<>(of.operations[i].id, of.operations[i].name);
        }
        return new Tuple8<>(
                of.id, of.name, of.operationNames, operations, of.otherId1, of.otherId2, of.otherId3, of.someObject);
    }
}
