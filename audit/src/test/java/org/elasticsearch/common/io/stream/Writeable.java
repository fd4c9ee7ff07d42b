package org.elasticsearch.common.io.stream;

import java.io.IOException;

/** Stands for the interface of that name. */
public interface Writeable {

    void writeTo(StreamOutput out) throws IOException;

    /** Reads a value. */
    interface Reader<T> {
        T read(StreamInput in) throws IOException;
    }
}
