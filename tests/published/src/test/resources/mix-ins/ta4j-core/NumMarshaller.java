package imported;

import java.math.BigDecimal;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;
import org.ta4j.core.num.DecimalNum;
import org.ta4j.core.num.DoubleNum;
import org.ta4j.core.num.NaN;
import org.ta4j.core.num.Num;

/** Numbers: 0 for NaN, 1 and a double, or the precision of a decimal and its text. */
abstract class NumMarshaller<N extends Num> implements FieldMarshaller<N> {
    private static final int LONGEST = 1000;

    public static final class OfNum extends NumMarshaller<Num> {}
    public static final class OfDecimal extends NumMarshaller<DecimalNum> {}

    @Override
    public void write(N value, Output out) {
        if (value instanceof DecimalNum decimal) {
            out.writeByte((byte) 2).writeInt(decimal.getMathContext().getPrecision());
            Text.write(decimal.getDelegate().toString(), out);
        } else if (value instanceof DoubleNum) {
            out.writeByte((byte) 1).writeDouble(value.doubleValue());
        } else {
            out.writeByte((byte) 0);
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public N read(N current, Input in) {
        return (N) switch (in.readByte()) {
            case 0 -> NaN.NaN;
            case 1 -> DoubleNum.valueOf(in.readDouble());
            case 2 -> {
                int precision = in.readInt();
                yield DecimalNum.valueOf(new BigDecimal(Text.read(null, LONGEST, in)), precision);
            }
            default -> throw new IllegalArgumentException("no number");
        };
    }

    @Override
    public long sizeOf(N value) {
        return value instanceof DecimalNum decimal
                ? 5 + Text.sizeOf(decimal.getDelegate().toString())
                : value instanceof DoubleNum ? 9 : 1;
    }
}
