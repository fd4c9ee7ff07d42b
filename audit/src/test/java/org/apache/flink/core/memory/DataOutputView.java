package org.apache.flink.core.memory;

import java.io.DataOutput;
import java.io.IOException;

/** Stands for the interface of that name. */
public interface DataOutputView extends DataOutput {

    void write(DataInputView source, int bytes) throws IOException;
}
