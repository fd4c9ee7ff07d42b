package org.apache.flink.api.common.typeutils;

import java.io.IOException;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;

/** Stands for the class of that name. */
public abstract class TypeSerializer<T> {

    public abstract int getLength();

    public abstract void serialize(T record, DataOutputView target) throws IOException;

    public abstract T deserialize(DataInputView source) throws IOException;

    public abstract T deserialize(T reuse, DataInputView source) throws IOException;

    public T copy(T from) {
        return from;
    }

    public abstract void copy(DataInputView source, DataOutputView target) throws IOException;
}
