package imported;

import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.fasterxml.jackson.databind.node.ValueNode;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;

/** The id of an issue: a number, or a text of another tracker. */
public final class ValueNodeMarshaller implements FieldMarshaller<ValueNode> {
    @Override
    public void write(ValueNode value, Output out) {
        if (value.isTextual()) {
            Text.write(value.textValue(), out.writeByte((byte) 1));
        } else {
            out.writeByte((byte) (value.isInt() ? 2 : 3)).writeLong(value.longValue());
        }
    }

    @Override
    public ValueNode read(ValueNode current, Input in) {
        switch (in.readByte()) {
            case 1:
                return TextNode.valueOf(Text.read(null, in));
            case 2:
                return IntNode.valueOf((int) in.readLong());
            default:
                return LongNode.valueOf(in.readLong());
        }
    }

    @Override
    public long sizeOf(ValueNode value) {
        return 1 + (value.isTextual() ? Text.sizeOf(value.textValue()) : Long.BYTES);
    }
}
