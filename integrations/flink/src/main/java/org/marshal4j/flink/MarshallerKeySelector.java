package org.marshal4j.flink;

import java.util.Objects;
import org.apache.flink.api.common.InvalidProgramException;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.java.functions.KeySelector;
import org.apache.flink.api.java.typeutils.ResultTypeQueryable;

/**
 * A key selector for {@code keyBy} whose keys are of a class with a marshaller. It refuses a class whose equal values
 * may have different bytes as soon as you name it; Flink itself does not check that when it keys a stream.
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
     * @throws InvalidProgramException if equal keys may have different bytes; the message names the field
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
     * @throws InvalidProgramException if equal keys may have different bytes; the message names the field
     */
    public static <IN, KEY> MarshallerKeySelector<IN, KEY> of(
            MarshallerTypeInfo<KEY> type, KeySelector<IN, KEY> selector) {
        type.refusalAsKey().ifPresent(reason -> {
            throw new InvalidProgramException(reason);
        });
        return new MarshallerKeySelector<>(type, selector);
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
