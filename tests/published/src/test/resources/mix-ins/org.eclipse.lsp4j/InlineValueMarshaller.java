package imported;

import org.eclipse.lsp4j.InlineValue;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** One of three kinds of values: first which kind it is, then the value. */
public final class InlineValueMarshaller implements FieldMarshaller<InlineValue> {
    @Override
    public void write(InlineValue value, Output out) {
        if (value.isInlineValueText()) {
            InlineValueTextMarshaller.INSTANCE.write(value.getInlineValueText(), out.writeByte((byte) 1));
        } else if (value.isInlineValueVariableLookup()) {
            InlineValueVariableLookupMarshaller.INSTANCE.write(
                    value.getInlineValueVariableLookup(), out.writeByte((byte) 2));
        } else {
            InlineValueEvaluatableExpressionMarshaller.INSTANCE.write(
                    value.getInlineValueEvaluatableExpression(), out.writeByte((byte) 3));
        }
    }

    @Override
    public InlineValue read(InlineValue current, Input in) {
        switch (in.readByte()) {
            case 1:
                return new InlineValue(InlineValueTextMarshaller.INSTANCE.read(in));
            case 2:
                return new InlineValue(InlineValueVariableLookupMarshaller.INSTANCE.read(in));
            default:
                return new InlineValue(InlineValueEvaluatableExpressionMarshaller.INSTANCE.read(in));
        }
    }

    @Override
    public long sizeOf(InlineValue value) {
        if (value.isInlineValueText()) {
            return 1 + InlineValueTextMarshaller.INSTANCE.sizeOf(value.getInlineValueText());
        }
        return 1
                + (value.isInlineValueVariableLookup()
                        ? InlineValueVariableLookupMarshaller.INSTANCE.sizeOf(value.getInlineValueVariableLookup())
                        : InlineValueEvaluatableExpressionMarshaller.INSTANCE.sizeOf(
                                value.getInlineValueEvaluatableExpression()));
    }
}
