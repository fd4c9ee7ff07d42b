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
 * What an object stream has in place of an object that cannot be filled once it is made: a record, or one of a class with final fields. Its
 * class says so in one line:
 *
 * <pre>
 * &#64;Marshal
 * public record Quote(String symbol, double bid) implements QuoteMarshallable, Serializable {
 *     private Object writeReplace() {
 *         return SerializedForm.of(this);
 *     }
 * }
 * </pre>
 *
 * <p>In the stream it is the class of the object, which the stream looks up, filters and checks as it does with every other, and then what
 * {@link ExternalForm} writes. Reading makes objects of no classes but those that are {@link Serializable} and have a generated marshaller.
 *
 * <p>Immutable once it is read or made; Java's serialization alone calls its constructor.
 */
public final class SerializedForm implements Externalizable {
    private static final long serialVersionUID = 1L;

    private transient @Nullable Object value;

    /** For Java's serialization: {@link #readExternal} follows. */
    public SerializedForm() {}

    private SerializedForm(Object value) {
        this.value = value;
    }

    /**
     * Represents an object with {@code @Marshal} on its class.
     *
     * @throws IllegalArgumentException if the class has no marshaller, or is not {@link Serializable}
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
     * Writes the object that it represents.
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

    @SuppressWarnings("unchecked") // the marshaller of its own class
    private static <T> void write(Marshaller<T> marshaller, Object value, ObjectOutput out) throws IOException {
        ExternalForm.write(marshaller, (T) value, out);
    }

    /**
     * Reads the object that it represents.
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

    /** The object, in place of this. */
    private Object readResolve() throws InvalidObjectException {
        if (value == null) {
            throw new InvalidObjectException("it holds no object");
        }
        return value;
    }
}
