package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.FieldMarshaller;

final class PriceMarshaller implements FieldMarshaller<Price> {
    @Override
    public void write(Price value, BytesOut<?> out) {
        out.writeLong(value.units());
    }

    @Override
    public Price read(Price current, BytesIn<?> in) {
        return new Price(in.readLong());
    }

    @Override
    public long sizeOf(Price value) {
        return 8;
    }
}
