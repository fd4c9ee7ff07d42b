package org.marshal4j.table;

import java.time.Instant;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/** A column of Instants: timestamp[ns, UTC] in Arrow, so from 1677-09-21T00:12:43.145224192Z to 2262-04-11T23:47:16.854775807Z. */
public final class InstantColumn extends ObjectColumn<Instant> {
    /** For generated code, by {@code TableColumns}. */
    public InstantColumn(TableMemory memory, Node node) {
        super(memory, node, Instant.class);
    }

    @Override
    Instant read(int batch, int index) {
        return Nanos.instant(RawMemory.getLong(values.base(batch), values.starts[batch] + ((long) index << 3)));
    }

    @Override
    void write(int batch, int index, long row, Instant value) {
        RawMemory.putLong(
                values.base(batch), values.starts[batch] + ((long) index << 3), Nanos.ofInstant(this, row, value));
    }
}
