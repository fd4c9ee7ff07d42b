package org.marshal4j.tests.flink;

import java.util.concurrent.atomic.AtomicInteger;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.state.ValueState;
import org.apache.flink.api.common.state.ValueStateDescriptor;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.streaming.api.functions.KeyedProcessFunction;
import org.apache.flink.util.Collector;

/** Keeps a tick for each symbol, and counts the symbols that have one. */
final class Fill extends KeyedProcessFunction<Symbol, Long, Long> {
    private static final long serialVersionUID = 1L;

    static final AtomicInteger FILLED = new AtomicInteger();

    private final TypeInformation<Tick> ticks;
    private transient ValueState<Tick> state;

    Fill(TypeInformation<Tick> ticks) {
        this.ticks = ticks;
    }

    @Override
    public void open(OpenContext context) {
        state = getRuntimeContext().getState(new ValueStateDescriptor<>("tick", ticks));
    }

    @Override
    public void processElement(Long number, Context context, Collector<Long> out) throws Exception {
        if (state.value() == null) {
            Tick tick = new Tick();
            tick.at = number;
            tick.size = 100;
            tick.price = number / 4.0;
            tick.symbol = context.getCurrentKey().name();
            state.update(tick);
            FILLED.incrementAndGet();
        }
    }
}
