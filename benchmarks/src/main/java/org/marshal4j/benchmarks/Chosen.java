package org.marshal4j.benchmarks;

import java.util.Arrays;
import java.util.List;

/**
 * The choices that the arguments of a command make: constants of enums by their names, and the number of JVMs for each
 * benchmark.
 *
 * @param arguments such as {@code MARKET_DATA}, {@code forks=1}
 */
record Chosen(List<String> arguments) {
    private static final String FORKS = "forks=";

    /** Returns the constants that are named, or all of them if none is named. */
    <E extends Enum<E>> List<E> of(Class<E> type) {
        List<E> all = Arrays.asList(type.getEnumConstants());
        List<E> named = all.stream()
                .filter(constant -> arguments.contains(constant.name()))
                .toList();
        return named.isEmpty() ? all : named;
    }

    /** Returns how long to measure. */
    Effort effort() {
        return arguments.stream()
                .filter(argument -> argument.startsWith(FORKS))
                .findFirst()
                .map(argument -> Effort.FULL.withForks(Integer.parseInt(argument.substring(FORKS.length()))))
                .orElse(Effort.FULL);
    }
}
