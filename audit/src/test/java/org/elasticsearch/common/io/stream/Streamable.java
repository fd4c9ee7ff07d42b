package org.elasticsearch.common.io.stream;

import java.io.IOException;

/** Stands for the interface of that name. */
public interface Streamable {

    void readFrom(StreamInput in) throws IOException;

    void writeTo(StreamOutput out) throws IOException;
}
