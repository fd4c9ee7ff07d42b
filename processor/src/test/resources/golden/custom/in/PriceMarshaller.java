package com.acme;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.FieldMarshaller;

final class PriceMarshaller implements FieldMarshaller<Price> {
    @Override
    public void write(Price value, Output out) {
        out.writeLong(value.units());
    }

    @Override
    public Price read(Price current, Input in) {
        return new Price(in.readLong());
    }

    @Override
    public long sizeOf(Price value) {
        return 8;
    }
}
