package com.hazelcast.nio;

import java.io.DataOutput;
import java.io.IOException;

/** A part of the interface of that name. */
public interface ObjectDataOutput extends DataOutput {
    void writeString(String text) throws IOException;

    void writeByteArray(byte[] bytes) throws IOException;

    void writeIntArray(int[] numbers) throws IOException;

    void writeDoubleArray(double[] numbers) throws IOException;

    void writeStringArray(String[] texts) throws IOException;

    void writeObject(Object object) throws IOException;
}
