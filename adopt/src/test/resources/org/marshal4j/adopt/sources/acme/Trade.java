package acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;

class Trade implements BytesMarshallable {
    long id, time;
    int quantity;
    double price;

    @Override
    public void readMarshallable(BytesIn<?> in) {
        id = in.readLong();
        time = in.readStopBit();
        quantity = (int) in.readStopBit();
        price = in.readDouble();
    }

    @Override
    public void writeMarshallable(BytesOut<?> out) {
        out.writeLong(id);
        out.writeStopBit(time);
        out.writeStopBit(quantity);
        out.writeDouble(price);
    }
}
