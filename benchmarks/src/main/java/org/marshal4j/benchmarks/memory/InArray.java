package org.marshal4j.benchmarks.memory;

import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** An array that is reused, with an Output and an Input over it. */
final class InArray<T> extends InMemory<T> {
    private final Output out;
    private final Input in;

    InArray(Workload workload) {
        super(workload);
        byte[] array = new byte[SIZE];
        out = Output.to(array);
        in = Input.of(array);
    }

    @Override
    public int write() {
        out.rewind(0);
        marshaller.write(message, out);
        return (int) out.position();
    }

    @Override
    public Object read() {
        in.position(0);
        marshaller.readInto(target, in);
        return target;
    }
}
