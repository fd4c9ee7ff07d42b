package org.marshal4j.blackbox.kit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.marshal4j.blackbox.reference.Filler;
import org.marshal4j.blackbox.reference.ReferenceEncoder;

/**
 * A value, the same in every run, and its bytes.
 *
 * @param value neither trivial nor huge
 * @param bytes by the reference encoder
 */
public record Examples<T>(T value, byte[] bytes) {
    private static final int PLENTY = 300;
    private static final Map<Class<?>, Examples<?>> KNOWN = new ConcurrentHashMap<>();

    /** The longest of some that is not longer than plenty; the shortest if all of them are. Not to be changed. */
    @SuppressWarnings("unchecked") // kept under its own DTO
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

    /** Where to cut the bytes: wherever the sampling takes, in the longest messages at every fifth byte after a while. */
    public int[] cuts() {
        return Sampling.below(bytes.length, value.getClass().getName())
                .filter(cut -> cut < PLENTY || cut % 5 == 0 || cut == bytes.length - 1)
                .toArray();
    }

    private int worth() {
        return bytes.length <= PLENTY ? bytes.length : PLENTY - bytes.length;
    }
}
