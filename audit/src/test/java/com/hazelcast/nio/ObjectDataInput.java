package com.hazelcast.nio;

import java.io.DataInput;
import java.io.IOException;

/** Stands for the interface of that name. */
public interface ObjectDataInput extends DataInput {
    String readString() throws IOException;

    <T> T readObject() throws IOException;
}
