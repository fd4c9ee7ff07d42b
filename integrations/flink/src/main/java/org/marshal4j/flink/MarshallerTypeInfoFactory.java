package org.marshal4j.flink;

import java.lang.reflect.Type;
import java.util.Map;
import org.apache.flink.api.common.typeinfo.TypeInfoFactory;
import org.apache.flink.api.common.typeinfo.TypeInformation;

/**
 * Tells Flink about a class with a marshaller, by {@code @TypeInfo(MarshallerTypeInfoFactory.class)} on it; of a family, on the root. Flink calls it.
 *
 * @param <T> the class
 */
public final class MarshallerTypeInfoFactory<T> extends TypeInfoFactory<T> {
    /** For Flink. */
    public MarshallerTypeInfoFactory() {}

    /**
     * @throws IllegalArgumentException if the class is generic, or has no marshaller. Flink passes that on as it is; its own exceptions it takes for
     *     missing type parameters
     */
    @Override
    @SuppressWarnings("unchecked") // Flink asks for the class that bears the annotation, or a subclass
    public TypeInformation<T> createTypeInfo(Type type, Map<String, TypeInformation<?>> parameters) {
        if (type instanceof Class<?> raw) {
            return (TypeInformation<T>) MarshallerTypeInfo.of(raw);
        }
        throw new IllegalArgumentException(type.getTypeName()
                + " is generic, and a marshaller is of one binding: declare a class that fixes the parameters, or use"
                + " MarshallerTypeInfo.of");
    }
}
