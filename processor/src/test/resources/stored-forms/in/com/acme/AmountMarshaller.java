package com.acme;

import org.marshal4j.runtime.FixedFieldMarshaller;
import org.marshal4j.runtime.memory.RawMemory;

final class AmountMarshaller implements FixedFieldMarshaller<Amount> {
    public static final int SIZE = 4;

    @Override
    public void put(Object base, long offset, Amount value) {
        RawMemory.putInt(base, offset, value.cents());
    }

    @Override
    public Amount get(Amount current, Object base, long offset) {
        int cents = RawMemory.getInt(base, offset);
        return current != null && current.cents() == cents ? current : new Amount(cents);
    }
}
