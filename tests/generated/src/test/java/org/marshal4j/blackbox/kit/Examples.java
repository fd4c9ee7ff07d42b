package org.marshal4j.blackbox.kit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.marshal4j.blackbox.reference.Filler;
import org.marshal4j.blackbox.reference.ReferenceEncoder;

/**
 * A value that is the same in every run, and its bytes.
 *
 * @param value neither trivial nor huge
 * @param bytes as written by the reference encoder
 */
public record Examples<T>(T value, byte[] bytes) {
    private static final int PLENTY = 300;
    private static final Map<Class<?>, Examples<?>> KNOWN = new ConcurrentHashMap<>();

    /**
     * Returns the longest of several values of at most {@link #PLENTY} bytes, or the shortest if all are longer. Must
     * not be changed.
     */
    @SuppressWarnings("unchecked") // stored under its own DTO
    public static <T> Examples<T> of(Dto<T> dto) {
        return (Examples<T>) KNOWN.computeIfAbsent(dto.type(), type -> choose(dto));
    }

    private static <T> Examples<T> choose(Dto<T> dto) {
        Filler filler = dto.filler(42);
        Examples<T> best = null;
        for (int i = 0; i < 40 && (best == null || best.worth() < PLENTY / 2); i++) {
            T value = filler.make(dto.type());
            Examples<T> next = new Examples<>(value, ReferenceEncoder.encode(dto.type(), value));
            best = best == null || next.worth() > best.worth() ? next : best;
        }
        return best;
    }

    /**
     * Returns where to truncate the bytes: wherever the sampling selects, but in the longest messages only at every
     * fifth byte after a while.
     */
    public int[] cuts() {
        return Sampling.below(bytes.length, value.getClass().getName())
                .filter(cut -> cut < PLENTY || cut % 5 == 0 || cut == bytes.length - 1)
                .toArray();
    }

    private int worth() {
        return bytes.length <= PLENTY ? bytes.length : PLENTY - bytes.length;
    }
}
