package com.hazelcast.nio.serialization;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import java.io.IOException;

/** Stands for the interface of that name. */
public interface StreamSerializer<T> {

    void write(ObjectDataOutput out, T object) throws IOException;

    T read(ObjectDataInput in) throws IOException;

    /** Tells types apart; there it is of another interface and has no default. */
    default int getTypeId() {
        return 0;
    }
}
