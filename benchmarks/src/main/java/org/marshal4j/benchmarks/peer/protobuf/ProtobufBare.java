package org.marshal4j.benchmarks.peer.protobuf;

import com.google.protobuf.MessageLite;
import com.google.protobuf.Parser;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Workload;

/**
 * Messages alone: the one to write was built in advance, and what is read stays a message. The message to write has
 * cached the lengths of its parts since it was first written.
 */
public final class ProtobufBare<T, M extends MessageLite> implements Contestant {
    private final Form<T, M> form;
    private final Parser<M> parser;
    private final M message;
    private final Buffer buffer = new Buffer();

    private ProtobufBare(Form<T, M> form, Workload workload) {
        this.form = form;
        parser = form.parser();
        message = form.messageOf(workload.sample());
    }

    /** Writes and reads the sample of a workload. */
    public static Contestant of(Workload workload) {
        return new ProtobufBare<>(Forms.of(workload), workload);
    }

    @Override
    public int write() {
        return buffer.write(message);
    }

    @Override
    public Object read() {
        return buffer.read(parser);
    }

    @Override
    @SuppressWarnings("unchecked") // it is what read returned
    public Object model(Object read) {
        T object = form.empty();
        form.read((M) read, object);
        return object;
    }
}
