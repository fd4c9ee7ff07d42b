package net.openhft.chronicle.bytes;

/** A part of Chronicle's interface. */
public interface StreamingDataOutput<S extends StreamingDataOutput<S>> {

    S writeByte(byte value);

    S writeUnsignedByte(int value);

    S writeShort(short value);

    S writeInt(int value);

    S writeLong(long value);

    S writeDouble(double value);

    S writeStopBit(long value);

    S writeUtf8(String value);
}
