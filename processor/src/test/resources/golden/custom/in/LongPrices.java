package com.acme;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.FieldMarshaller;

final class LongPrices implements FieldMarshaller<List<Price>> {
    public static final LongPrices INSTANCE = new LongPrices();

    private LongPrices() {}

    @Override
    public void write(List<Price> value, Output out) {
        out.writeInt(value.size());
        value.forEach(price -> out.writeLong(price.units()));
    }

    @Override
    public List<Price> read(List<Price> current, Input in) {
        int count = in.readInt();
        List<Price> prices = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            prices.add(new Price(in.readLong()));
        }
        return prices;
    }

    @Override
    public long sizeOf(List<Price> value) {
        return 4 + 8L * value.size();
    }
}
