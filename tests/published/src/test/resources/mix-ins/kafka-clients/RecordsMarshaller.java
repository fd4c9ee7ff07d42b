package imported;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import org.apache.kafka.common.record.BaseRecords;
import org.apache.kafka.common.record.MemoryRecords;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** Records in memory as their bytes. Those of a file stay where they are. */
public final class RecordsMarshaller implements FieldMarshaller<BaseRecords> {
    @Override
    public void write(BaseRecords value, Output out) {
        ByteBuffer buffer = ((MemoryRecords) value).buffer();
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        out.writeInt(bytes.length).write(bytes);
    }

    @Override
    public BaseRecords read(BaseRecords current, Input in) {
        int length = in.readInt();
        if (length < 0 || length > in.remaining()) {
            throw new BufferUnderflowException();
        }
        byte[] bytes = new byte[length];
        in.read(bytes);
        return MemoryRecords.readableRecords(ByteBuffer.wrap(bytes));
    }

    @Override
    public long sizeOf(BaseRecords value) {
        return Integer.BYTES + value.sizeInBytes();
    }
}
