package org.marshal4j.random;

import java.util.List;
import java.util.function.Function;

/**
 * Removes everything from something failing that is not needed for the failure.
 *
 * @param tries how many parts are checked at most
 * @param simpler what is left without one thing or another, large steps first
 * @param check returns the failure; null if there is none
 */
public record Shrinker<T>(int tries, Function<T, List<T>> simpler, Function<T, Failure> check) {
    /** Returns a part that still fails in the same way, and from which nothing more can be removed. */
    public T shrink(T failing, Failure failure) {
        T smallest = failing;
        int left = tries;
        boolean isSmaller = true;
        while (isSmaller) {
            isSmaller = false;
            for (T smaller : simpler.apply(smallest)) {
                if (left-- < 0) {
                    return smallest;
                }
                Failure other = check.apply(smaller);
                if (other != null && other.kind().equals(failure.kind())) {
                    smallest = smaller;
                    isSmaller = true;
                    break;
                }
            }
        }
        return smallest;
    }
}
