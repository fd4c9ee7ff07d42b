package org.marshal4j.blackbox.kit;

import java.lang.reflect.Field;
import org.marshal4j.blackbox.reference.Filler;
import org.marshal4j.blackbox.reference.HandWritten;
import org.marshal4j.blackbox.reference.Instances;
import org.marshal4j.blackbox.reference.TypeFacts;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.MarshalException;

/**
 * A class of the tests with its marshaller.
 *
 * @param minSize the constant of the generated class
 * @param maxSize the constant of the generated class
 */
public record Dto<T>(Class<T> type, ChronicleMarshaller<T> marshaller, int minSize, int maxSize) {

    /** Returns the DTO of a generated marshaller. */
    public static <T> Dto<T> of(ChronicleMarshaller<T> marshaller) throws ReflectiveOperationException {
        return new Dto<>(
                marshaller.type(), marshaller, constant(marshaller, "MIN_SIZE"), constant(marshaller, "MAX_SIZE"));
    }

    /** Returns the DTO of the generated class with this name, or null for the carrier of an abstract class. */
    public static Dto<?> named(String marshallerClass) {
        try {
            // Not initialised: some classes that are no marshallers exist to show whether they are initialised.
            Class<?> type = Class.forName(marshallerClass, false, Dto.class.getClassLoader());
            if (!ChronicleMarshaller.class.isAssignableFrom(type)) {
                return null;
            }
            Field instance = type.getField("INSTANCE");
            instance.setAccessible(true);
            return of((ChronicleMarshaller<?>) instance.get(null));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static int constant(Object marshaller, String name) throws ReflectiveOperationException {
        var field = marshaller.getClass().getField(name);
        field.setAccessible(true);
        return field.getInt(null);
    }

    /** Whether its objects can be read into. */
    public boolean mutable() {
        return Instances.canBeFilled(type);
    }

    /** Whether a failure names a field, or concerns the type id at the start of a family's message. */
    public boolean namesPlace(MarshalException failure) {
        return !failure.path().isEmpty() || (TypeFacts.isFamily(type) && failure.offset() < 3);
    }

    /** The smallest offset that failures can have: −1 if hand-written code can leave it unknown. */
    public long leastOffset() {
        return HandWritten.isIn(type) ? -1 : 0;
    }

    /** Returns a generator of values. The first values are the same for each seed. */
    public Filler filler(long seed) {
        return new Filler(seed ^ type.getName().hashCode());
    }

    @Override
    public String toString() {
        return type.getName();
    }
}
