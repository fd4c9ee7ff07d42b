package org.marshal4j.flink;

import java.util.Objects;
import org.apache.flink.api.common.InvalidProgramException;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.java.functions.KeySelector;
import org.apache.flink.api.java.typeutils.ResultTypeQueryable;

/**
 * A key of a class with a marshaller, for {@code keyBy}, that is refused where it is named if equal keys may have different bytes. Flink itself does
 * not ask a type whether it is a key as it keys a stream.
 *
 * @param <IN> the elements of the stream
 * @param <KEY> the class of the keys
 */
public final class MarshallerKeySelector<IN, KEY> implements KeySelector<IN, KEY>, ResultTypeQueryable<KEY> {
    private static final long serialVersionUID = 1L;

    private final MarshallerTypeInfo<KEY> type;
    private final KeySelector<IN, KEY> selector;

    private MarshallerKeySelector(MarshallerTypeInfo<KEY> type, KeySelector<IN, KEY> selector) {
        this.type = type;
        this.selector = Objects.requireNonNull(selector);
    }

    /**
     * Selects keys of a class that is annotated with {@code @Marshal}.
     *
     * @throws InvalidProgramException if equal keys may have different bytes, saying by which field
     * @throws IllegalArgumentException if the class has no marshaller
     */
    public static <IN, KEY> MarshallerKeySelector<IN, KEY> of(Class<KEY> type, KeySelector<IN, KEY> selector) {
        return of(MarshallerTypeInfo.of(type), selector);
    }

    /**
     * Selects keys of any class with a marshaller.
     *
     * @throws InvalidProgramException if equal keys may have different bytes, saying by which field
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
