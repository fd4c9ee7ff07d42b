package acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;

class Reading implements BytesMarshallable {
    double value;
    float error;
    float weight;

    @Override
    public void readMarshallable(BytesIn<?> in) {
        value = in.readStopBitDouble();
        error = (float) in.readStopBitDouble();
        weight = (float) in.readDouble();
    }

    @Override
    public void writeMarshallable(BytesOut<?> out) {
        out.writeStopBit(value);
        out.writeStopBit(error);
        out.writeDouble(weight);
    }
}
