package net.openhft.chronicle.bytes;

/** Stands for the interface of that name. */
public interface BytesOut<T> {

    BytesOut<T> writeInt(int value);

    BytesOut<T> writeLong(long value);

    BytesOut<T> writeUtf8(String value);
}
