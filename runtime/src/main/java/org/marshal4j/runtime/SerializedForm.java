package org.marshal4j.runtime;

import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.InvalidObjectException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.Serializable;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Takes the place of an object in an object stream if the object cannot be filled after it has been created: a
 * record, or an object with final fields. Add one method to its class:
 *
 * <pre>{@code
 * @Marshal
 * public record Quote(String symbol, double bid) implements QuoteMarshallable, Serializable {
 *     private Object writeReplace() {
 *         return SerializedForm.of(this);
 *     }
 * }
 * }</pre>
 *
 * <p>The stream contains the class of the object, which is looked up, filtered and checked like any other, followed
 * by what {@link ExternalForm} writes. Reading creates only objects of classes that are {@link Serializable} and have
 * a generated marshaller.
 *
 * <p>Immutable after it has been created or read. Only Java serialization calls its constructor.
 */
public final class SerializedForm implements Externalizable {
    private static final long serialVersionUID = 1L;

    private transient @Nullable Object value;

    /** Creates an empty instance for Java serialization, which then calls {@link #readExternal}. */
    public SerializedForm() {}

    private SerializedForm(Object value) {
        this.value = value;
    }

    /**
     * Wraps an object whose class has {@code @Marshal}.
     *
     * @param value the object
     * @return what the stream contains instead
     * @throws IllegalArgumentException if the class has no marshaller or is not {@link Serializable}
     * @throws IllegalStateException as {@link Marshallers#of(Class)}
     */
    public static SerializedForm of(Object value) {
        Class<?> type = Objects.requireNonNull(value).getClass();
        if (!(value instanceof Serializable)) {
            throw new IllegalArgumentException(
                    type.getName() + " does not implement Serializable, so it could not be read: declare that it does");
        }
        Marshallers.of(type);
        return new SerializedForm(value);
    }

    /**
     * Writes the wrapped object.
     *
     * @throws IOException as {@link ExternalForm#write}
     */
    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        if (value == null) {
            throw new InvalidObjectException("it holds no object: use SerializedForm.of");
        }
        out.writeObject(value.getClass());
        write(Marshallers.of(value.getClass()), value, out);
    }

    @SuppressWarnings("unchecked") // the marshaller of the object's own class
    private static <T> void write(Marshaller<T> marshaller, Object value, ObjectOutput out) throws IOException {
        ExternalForm.write(marshaller, (T) value, out);
    }

    /**
     * Reads the wrapped object.
     *
     * @throws InvalidClassException if its class is not {@link Serializable} or has no marshaller
     * @throws IOException as {@link ExternalForm#read}
     */
    @Override
    public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
        if (value != null) {
            throw new InvalidObjectException("it already holds an object");
        }
        if (!(in.readObject() instanceof Class<?> type)) {
            throw new InvalidObjectException("the stream has no class where one is expected");
        }
        value = ExternalForm.read(marshallerOf(type), in);
    }

    private static Marshaller<?> marshallerOf(Class<?> type) throws InvalidClassException {
        if (!Serializable.class.isAssignableFrom(type)) {
            throw new InvalidClassException(type.getName(), "the class does not implement Serializable");
        }
        try {
            return Marshallers.of(type);
        } catch (IllegalArgumentException | IllegalStateException e) {
            InvalidClassException failure = new InvalidClassException(type.getName(), e.getMessage());
            failure.initCause(e);
            throw failure;
        }
    }

    /** Returns the object that takes the place of this one. */
    private Object readResolve() throws InvalidObjectException {
        if (value == null) {
            throw new InvalidObjectException("it holds no object");
        }
        return value;
    }
}
