package net.openhft.chronicle.bytes;

/** Stands for the interface of that name. */
public interface BytesIn<T> {

    int readInt();

    long readLong();

    String readUtf8();
}
