package org.marshal4j.examples.engines;

import com.hazelcast.map.IMap;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.api.connector.sink2.SinkWriter;
import org.apache.flink.api.connector.sink2.WriterInitContext;

/** Puts the indicators of each symbol into Hazelcast. Putting the same ones twice, after a failure, changes nothing. */
final class GridSink implements Sink<Indicators> {
    private static final long serialVersionUID = 1L;

    @Override
    public SinkWriter<Indicators> createWriter(WriterInitContext context) {
        IMap<String, Indicators> latest = Grid.find().getMap(Grid.LATEST);
        return new SinkWriter<>() {
            @Override
            public void write(Indicators indicators, Context context) {
                latest.set(indicators.symbol, indicators);
            }

            @Override
            public void flush(boolean endOfInput) {}

            @Override
            public void close() {}
        };
    }
}
