package org.apache.flink.core.memory;

import java.io.DataOutput;

/** Stands for the interface of that name. */
public interface DataOutputView extends DataOutput {}
