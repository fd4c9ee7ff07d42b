package net.openhft.chronicle.bytes;

/** A part of Chronicle's interface. */
public interface StreamingDataInput<S extends StreamingDataInput<S>> {

    byte readByte();

    int readUnsignedByte();

    short readShort();

    int readInt();

    long readLong();

    double readDouble();

    long readStopBit();

    String readUtf8();
}
