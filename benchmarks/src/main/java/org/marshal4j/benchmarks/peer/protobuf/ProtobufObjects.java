package org.marshal4j.benchmarks.peer.protobuf;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.MessageLite;
import java.io.UncheckedIOException;
import org.marshal4j.benchmarks.workload.Workload;

/** Reads bytes that other versions of Protobuf's classes have written. Not thread-safe. */
public final class ProtobufObjects {
    private final Form<Object, ?> form;
    private final byte[] bytes;
    private final Object target;
    private final boolean isConverted;

    /**
     * Creates a reader.
     *
     * @param workload one with the same classes
     * @param target the object to read into
     * @param isConverted whether messages are converted to objects of the program's own classes
     */
    @SuppressWarnings("unchecked") // the form belongs to the class of the workload
    public ProtobufObjects(Workload workload, byte[] bytes, Object target, boolean isConverted) {
        form = (Form<Object, ?>) Forms.of(workload);
        this.bytes = bytes;
        this.target = target;
        this.isConverted = isConverted;
    }

    /** Returns the description of the generated class of a workload. */
    public static Descriptor descriptor(Workload workload) {
        return ((Message) parsed(Forms.of(workload), new byte[0])).getDescriptorForType();
    }

    /** Returns what was read: an object of the program's class, or a message. */
    public Object read() {
        return read(form);
    }

    private <M extends MessageLite> Object read(Form<Object, M> with) {
        return isConverted ? convert(with) : parsed(with, bytes);
    }

    private <M extends MessageLite> Object convert(Form<Object, M> with) {
        with.read(parsed(with, bytes), target);
        return target;
    }

    private static <M extends MessageLite> M parsed(Form<?, M> form, byte[] bytes) {
        try {
            return form.parser().parseFrom(bytes);
        } catch (InvalidProtocolBufferException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the number of bytes. */
    public int size() {
        return bytes.length;
    }
}
