package com.hazelcast.nio;

import java.io.DataInput;
import java.io.IOException;

/** A part of the interface of that name. */
public interface ObjectDataInput extends DataInput {
    String readString() throws IOException;

    byte[] readByteArray() throws IOException;

    int[] readIntArray() throws IOException;

    double[] readDoubleArray() throws IOException;

    String[] readStringArray() throws IOException;

    <T> T readObject() throws IOException;
}
