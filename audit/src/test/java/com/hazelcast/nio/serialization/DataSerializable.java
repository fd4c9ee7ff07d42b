package com.hazelcast.nio.serialization;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import java.io.IOException;

/** Stands for the interface of that name. */
public interface DataSerializable {

    void writeData(ObjectDataOutput out) throws IOException;

    void readData(ObjectDataInput in) throws IOException;
}
