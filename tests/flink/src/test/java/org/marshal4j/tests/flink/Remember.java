package org.marshal4j.tests.flink;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.state.ValueState;
import org.apache.flink.api.common.state.ValueStateDescriptor;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.streaming.api.functions.KeyedProcessFunction;
import org.apache.flink.util.Collector;

/** Keeps the first quote of each symbol, and shows the quotes that it finds in its state. */
final class Remember extends KeyedProcessFunction<Symbol, Long, Long> {
    private static final long serialVersionUID = 1L;

    /** The contents of the state as text, by the names of the symbols. */
    static final Map<String, String> FOUND = new ConcurrentHashMap<>();

    private final TypeInformation<Object> quotes;
    private transient ValueState<Object> state;

    Remember(TypeInformation<Object> quotes) {
        this.quotes = quotes;
    }

    @Override
    public void open(OpenContext context) {
        state = getRuntimeContext().getState(new ValueStateDescriptor<>("quote", quotes));
    }

    @Override
    public void processElement(Long number, Context context, Collector<Long> out) throws Exception {
        Object quote = state.value();
        if (quote == null) {
            state.update(quotes.getTypeClass().getMethod("of", int.class).invoke(null, number.intValue()));
        } else {
            FOUND.put(context.getCurrentKey().name(), quote.toString());
        }
    }
}
