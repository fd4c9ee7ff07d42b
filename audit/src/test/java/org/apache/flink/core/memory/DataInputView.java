package org.apache.flink.core.memory;

import java.io.DataInput;

/** Stands for the interface of that name. */
public interface DataInputView extends DataInput {}
