package com.hazelcast.nio;

import java.io.DataOutput;
import java.io.IOException;

/** Stands for the interface of that name. */
public interface ObjectDataOutput extends DataOutput {
    void writeString(String text) throws IOException;

    void writeObject(Object object) throws IOException;
}
