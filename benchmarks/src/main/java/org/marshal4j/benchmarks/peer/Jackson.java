package org.marshal4j.benchmarks.peer;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.module.afterburner.AfterburnerModule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.UnaryOperator;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.benchmarks.workload.order.Order;
import org.marshal4j.benchmarks.workload.order.OrderLine;

/**
 * Jackson's databind for any of its formats: a writer and a reader created once for the type, and an array that is
 * kept. Afterburner generates code for access to fields; its successor Blackbird was slower for these messages in a
 * quick test. References back are left out and set by hand.
 */
public final class Jackson implements Contestant {
    private final Object message;
    private final ArrayOutput bytes = new ArrayOutput();
    private final ObjectWriter writer;
    private final ObjectReader reader;
    private final UnaryOperator<Object> afterReading;

    /** Writes and reads the sample of a workload. */
    public Jackson(MapperBuilder<?, ?> format, Workload workload) {
        message = workload.sample();
        ObjectMapper mapper = format.addModule(new AfterburnerModule())
                .addMixIn(OrderLine.class, WithoutOrder.class)
                .build();
        writer = mapper.writerFor(workload.type());
        reader = mapper.readerFor(workload.type());
        afterReading = BackReferences.restoring(workload);
    }

    @Override
    public int write() {
        bytes.reset();
        try {
            writer.writeValue(bytes, message);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.size();
    }

    @Override
    public Object read() {
        try {
            return afterReading.apply(reader.readValue(bytes.array(), 0, bytes.size()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private abstract static class WithoutOrder {
        @JsonIgnore
        Order order;
    }
}
