package imported;

import org.knowm.xchange.currency.Currency;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;

/** Currencies as their codes. */
public final class CurrencyMarshaller implements FieldMarshaller<Currency> {
    @Override
    public void write(Currency value, Output out) {
        Text.write(value.getCurrencyCode(), out);
    }

    @Override
    public Currency read(Currency current, Input in) {
        return Currency.getInstance(Text.read(null, 10, in));
    }

    @Override
    public long sizeOf(Currency value) {
        return Text.sizeOf(value.getCurrencyCode());
    }
}
