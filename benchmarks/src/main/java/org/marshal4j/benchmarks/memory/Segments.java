package org.marshal4j.benchmarks.memory;

import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Workload;

/** Memory segments. There is an implementation, as a service, if the module is built on JDK 22 or later. */
public interface Segments {

    /** Returns a contestant in a segment of an array. */
    Contestant onHeap(Workload workload);

    /** Returns a contestant in a native segment, which this thread alone may access. */
    Contestant inNativeMemory(Workload workload);
}
