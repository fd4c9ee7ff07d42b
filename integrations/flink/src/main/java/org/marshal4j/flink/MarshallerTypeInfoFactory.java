package org.marshal4j.flink;

import java.lang.reflect.Type;
import java.util.Map;
import org.apache.flink.api.common.typeinfo.TypeInfoFactory;
import org.apache.flink.api.common.typeinfo.TypeInformation;

/**
 * Creates the type information of a class with a marshaller. Name it on the class or, for a family, on the root;
 * Flink calls it.
 *
 * <pre>{@code
 * @Marshal
 * @TypeInfo(MarshallerTypeInfoFactory.class)
 * record Quote(long at, double price, String symbol) {}
 * }</pre>
 *
 * @param <T> the class
 */
public final class MarshallerTypeInfoFactory<T> extends TypeInfoFactory<T> {
    /** Creates an instance for Flink. */
    public MarshallerTypeInfoFactory() {}

    /**
     * Creates the type information of a class.
     *
     * @throws IllegalArgumentException if the class is generic or has no marshaller. Flink passes this exception on
     *     unchanged; it would mistake its own exceptions for missing type parameters
     */
    @Override
    @SuppressWarnings("unchecked") // Flink passes the annotated class or a subclass
    public TypeInformation<T> createTypeInfo(Type type, Map<String, TypeInformation<?>> parameters) {
        if (type instanceof Class<?> raw) {
            return (TypeInformation<T>) MarshallerTypeInfo.of(raw);
        }
        throw new IllegalArgumentException(type.getTypeName()
                + " is generic, and Flink needs a class whose type arguments are fixed: declare a class with @Marshal that"
                + " extends it, or a record with @Marshal that holds it");
    }
}
