package net.openhft.chronicle.bytes;

/** Stands for the interface of that name. */
public interface BytesIn<T> extends StreamingDataInput<BytesIn<T>> {}
