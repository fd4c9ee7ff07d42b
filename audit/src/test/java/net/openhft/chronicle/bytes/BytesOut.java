package net.openhft.chronicle.bytes;

/** Stands for the interface of that name. */
public interface BytesOut<T> extends StreamingDataOutput<BytesOut<T>> {}
