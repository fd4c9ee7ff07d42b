package org.marshal4j.flink;

import java.util.Objects;
import java.util.Optional;
import org.apache.flink.api.common.InvalidProgramException;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.java.functions.KeySelector;
import org.apache.flink.api.java.typeutils.ResultTypeQueryable;

/**
 * A key selector for {@code keyBy} whose keys are of a class with a marshaller. It refuses a class whose equal values
 * may have different bytes, or different hash codes in different JVMs, as soon as you name it; Flink itself does not
 * check that when it keys a stream.
 *
 * <pre>{@code
 * stream.keyBy(MarshallerKeySelector.of(Symbol.class, Quote::symbol));
 * }</pre>
 *
 * @param <IN> the elements of the stream
 * @param <KEY> the class of the keys
 */
public final class MarshallerKeySelector<IN, KEY> implements KeySelector<IN, KEY>, ResultTypeQueryable<KEY> {
    private static final long serialVersionUID = 1L;

    /** The type of the keys. */
    private final MarshallerTypeInfo<KEY> type;
    /** The selector that it wraps. */
    private final KeySelector<IN, KEY> selector;

    private MarshallerKeySelector(MarshallerTypeInfo<KEY> type, KeySelector<IN, KEY> selector) {
        this.type = type;
        this.selector = Objects.requireNonNull(selector);
    }

    /**
     * Selects keys of a class annotated with {@code @Marshal}.
     *
     * @param <IN> the elements of the stream
     * @param <KEY> the class of the keys
     * @param type the class of the keys
     * @param selector returns the key of an element
     * @return the checked selector
     * @throws InvalidProgramException if equal keys may have different bytes (MARSHAL231), or hash codes that differ
     *     from JVM to JVM (MARSHAL232); the message names the field
     * @throws IllegalArgumentException if the class has no marshaller
     */
    public static <IN, KEY> MarshallerKeySelector<IN, KEY> of(Class<KEY> type, KeySelector<IN, KEY> selector) {
        return of(MarshallerTypeInfo.of(type), selector);
    }

    /**
     * Selects keys of any class with a marshaller.
     *
     * @param <IN> the elements of the stream
     * @param <KEY> the class of the keys
     * @param type the type information of the keys
     * @param selector returns the key of an element
     * @return the checked selector
     * @throws InvalidProgramException if equal keys may have different bytes (MARSHAL231), or hash codes that differ
     *     from JVM to JVM (MARSHAL232); the message names the field
     */
    public static <IN, KEY> MarshallerKeySelector<IN, KEY> of(
            MarshallerTypeInfo<KEY> type, KeySelector<IN, KEY> selector) {
        refuse(type.refusalAsKey());
        refuse(type.refusalOfHashCode());
        return new MarshallerKeySelector<>(type, selector);
    }

    /**
     * Selects keys of a class annotated with {@code @Marshal}, and trusts you that equal keys have the same hash code in
     * every JVM. Use this for a record with a {@code hashCode} of your own, which cannot be told from one that the
     * compiler wrote.
     *
     * @param <IN> the elements of the stream
     * @param <KEY> the class of the keys
     * @param type the class of the keys
     * @param selector returns the key of an element
     * @return the selector
     * @throws InvalidProgramException if equal keys may have different bytes (MARSHAL231); the message names the field
     * @throws IllegalArgumentException if the class has no marshaller
     */
    public static <IN, KEY> MarshallerKeySelector<IN, KEY> trustingHashCode(
            Class<KEY> type, KeySelector<IN, KEY> selector) {
        return trustingHashCode(MarshallerTypeInfo.of(type), selector);
    }

    /**
     * Selects keys of any class with a marshaller, and trusts you as {@link #trustingHashCode(Class, KeySelector)} does.
     *
     * @param <IN> the elements of the stream
     * @param <KEY> the class of the keys
     * @param type the type information of the keys
     * @param selector returns the key of an element
     * @return the selector
     * @throws InvalidProgramException if equal keys may have different bytes (MARSHAL231); the message names the field
     */
    public static <IN, KEY> MarshallerKeySelector<IN, KEY> trustingHashCode(
            MarshallerTypeInfo<KEY> type, KeySelector<IN, KEY> selector) {
        refuse(type.refusalAsKey());
        return new MarshallerKeySelector<>(type, selector);
    }

    private static void refuse(Optional<String> refusal) {
        refusal.ifPresent(reason -> {
            throw new InvalidProgramException(reason);
        });
    }

    @Override
    public KEY getKey(IN value) throws Exception {
        return selector.getKey(value);
    }

    @Override
    public TypeInformation<KEY> getProducedType() {
        return type;
    }
}
