package org.marshal4j.testing;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.Marshal;

/** A class with correct hand-written code. */
@Marshal
public class Quote implements BytesMarshallable {
    long id;
    double bid;
    double ask;
    int size;
    boolean firm;
    String venue;

    @Override
    public void writeMarshallable(BytesOut<?> out) {
        out.writeLong(id);
        out.writeDouble(bid);
        out.writeDouble(ask);
        out.writeInt(size);
        out.writeBoolean(firm);
        out.writeUtf8(venue);
    }

    @Override
    public void readMarshallable(BytesIn<?> in) {
        id = in.readLong();
        bid = in.readDouble();
        ask = in.readDouble();
        size = in.readInt();
        firm = in.readBoolean();
        venue = in.readUtf8();
    }
}
