package org.marshal4j.table;

import java.util.UUID;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/** A column of UUIDs: fixed_size_binary(16) with the extension arrow.uuid in Arrow. */
public final class UuidColumn extends ObjectColumn<UUID> {
    /**
     * For generated code: creates a column. Called by {@code TableColumns}.
     *
     * @param memory the memory of the table
     * @param node the memory of the column
     */
    public UuidColumn(TableMemory memory, Node node) {
        super(memory, node);
    }

    @Override
    UUID read(int batch, int index) {
        Object base = values.base(batch);
        long at = values.starts[batch] + ((long) index << 4);
        return new UUID(
                Long.reverseBytes(RawMemory.getLong(base, at)), Long.reverseBytes(RawMemory.getLong(base, at + 8)));
    }

    @Override
    void write(int batch, int index, long row, UUID value) {
        Object base = values.base(batch);
        long at = values.starts[batch] + ((long) index << 4);
        RawMemory.putLong(base, at, Long.reverseBytes(value.getMostSignificantBits()));
        RawMemory.putLong(base, at + 8, Long.reverseBytes(value.getLeastSignificantBits()));
    }

    @Override
    Scan.Test equalTo(UUID value) {
        long first = Long.reverseBytes(value.getMostSignificantBits());
        long second = Long.reverseBytes(value.getLeastSignificantBits());
        return (batch, index) -> {
            Object base = values.base(batch);
            long at = values.starts[batch] + ((long) index << 4);
            return RawMemory.getLong(base, at) == first && RawMemory.getLong(base, at + 8) == second;
        };
    }
}
