package net.openhft.chronicle.bytes;

/** Stands for the interface of that name. */
public interface BytesMarshallable {

    void writeMarshallable(BytesOut<?> bytes);

    void readMarshallable(BytesIn<?> bytes);
}
