package org.marshal4j.examples.engines;

import com.hazelcast.map.IMap;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.state.ValueState;
import org.apache.flink.api.common.state.ValueStateDescriptor;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.streaming.api.functions.KeyedProcessFunction;
import org.apache.flink.util.Collector;
import org.marshal4j.flink.MarshallerTypeInfo;

/**
 * Counts the books of each symbol, and finds those that are missing or arrive twice. The counts and the last book are
 * part of the state, so they go back to the last checkpoint together with Kafka's offsets.
 */
final class Ledger extends KeyedProcessFunction<String, Book, Book> {
    private static final long serialVersionUID = 1L;

    /** How often a symbol's counts are reported. */
    private static final long MILLIS = 200;

    private final TypeInformation<Book> type;
    private transient ValueState<Progress> progress;
    private transient ValueState<Book> latest;
    private transient IMap<String, Progress> told;

    Ledger(TypeInformation<Book> type) {
        this.type = type;
    }

    @Override
    public void open(OpenContext context) {
        progress = getRuntimeContext()
                .getState(new ValueStateDescriptor<>("progress", MarshallerTypeInfo.of(Progress.class)));
        latest = getRuntimeContext().getState(new ValueStateDescriptor<>("latest", type));
        told = Grid.find().getMap(Grid.PROGRESS);
    }

    @Override
    public void processElement(Book book, Context context, Collector<Book> out) throws Exception {
        Progress now = progress.value();
        if (now == null) {
            now = new Progress();
        }
        now.count(book.sequence());
        progress.update(now);
        latest.update(book);
        long time = context.timerService().currentProcessingTime();
        context.timerService().registerProcessingTimeTimer(time - time % MILLIS + MILLIS);
        Latencies.add(ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now()) - book.sentAt());
        out.collect(book);
    }

    @Override
    public void onTimer(long timestamp, OnTimerContext context, Collector<Book> out) throws Exception {
        told.set(context.getCurrentKey(), progress.value());
    }
}
