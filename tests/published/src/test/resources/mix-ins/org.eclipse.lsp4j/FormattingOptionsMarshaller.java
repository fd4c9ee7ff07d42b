package imported;

import java.util.Map;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;

/** Options of a formatter, each a text, a whole number or a choice. */
public final class FormattingOptionsMarshaller implements FieldMarshaller<FormattingOptions> {
    @Override
    public void write(FormattingOptions value, Output out) {
        out.writeInt(value.size());
        for (Map.Entry<String, Either3<String, Number, Boolean>> option : value.entrySet()) {
            Text.write(option.getKey(), out);
            if (option.getValue().isFirst()) {
                Text.write(option.getValue().getFirst(), out.writeByte((byte) 1));
            } else if (option.getValue().isSecond()) {
                out.writeByte((byte) 2).writeInt((Integer) option.getValue().getSecond());
            } else {
                out.writeByte((byte) 3).writeBoolean(option.getValue().getThird());
            }
        }
    }

    @Override
    public FormattingOptions read(FormattingOptions current, Input in) {
        FormattingOptions options = new FormattingOptions();
        int count = in.readInt();
        for (int i = 0; i < count; i++) {
            String name = Text.read(null, in);
            switch (in.readByte()) {
                case 1:
                    options.putString(name, Text.read(null, in));
                    break;
                case 2:
                    options.putNumber(name, in.readInt());
                    break;
                default:
                    options.putBoolean(name, in.readBoolean());
            }
        }
        return options;
    }

    @Override
    public long sizeOf(FormattingOptions value) {
        long size = Integer.BYTES;
        for (Map.Entry<String, Either3<String, Number, Boolean>> option : value.entrySet()) {
            Either3<String, Number, Boolean> of = option.getValue();
            size += Text.sizeOf(option.getKey()) + 1;
            size += of.isFirst() ? Text.sizeOf(of.getFirst()) : of.isSecond() ? Integer.BYTES : 1;
        }
        return size;
    }
}
