package org.marshal4j.benchmarks.peer.protobuf;

import com.google.protobuf.MessageLite;
import com.google.protobuf.Parser;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Workload;

/**
 * Objects of the program's own classes, converted to messages when they are written and from messages when they are
 * read, as in a service that keeps messages out of the rest of its code. The objects are reused; messages are
 * immutable, and new each time.
 */
public final class Protobuf<T, M extends MessageLite> implements Contestant {
    private final Form<T, M> form;
    private final Parser<M> parser;
    private final T object;
    private final T target;
    private final Buffer buffer = new Buffer();

    @SuppressWarnings("unchecked") // the form belongs to the class of the workload
    private Protobuf(Form<T, M> form, Workload workload) {
        this.form = form;
        parser = form.parser();
        object = (T) workload.sample();
        target = form.empty();
    }

    /** Writes and reads the sample of a workload. */
    public static Contestant of(Workload workload) {
        return new Protobuf<>(Forms.of(workload), workload);
    }

    @Override
    public int write() {
        return buffer.write(form.message(object));
    }

    @Override
    public Object read() {
        form.read(buffer.read(parser), target);
        return target;
    }
}
