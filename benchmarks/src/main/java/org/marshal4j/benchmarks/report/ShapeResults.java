package org.marshal4j.benchmarks.report;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The results of ShapeBenchmark on one JDK, for one kind of memory and one profile. */
final class ShapeResults {
    private final Map<List<String>, WriteRead> pairs;
    private final List<String> shapes;

    ShapeResults(Run run, String memory, String profile) {
        List<Result> here = run.results().stream()
                .filter(result -> result.param("memory").equals(memory)
                        && result.param("profile").equals(profile))
                .toList();
        pairs = Pairing.of(here, result -> List.of(result.param("shape"), result.param("form")));
        shapes = pairs.keySet().stream().map(key -> key.get(0)).distinct().toList();
    }

    /** Returns the shapes, in the order of measurement. */
    List<String> shapes() {
        return shapes;
    }

    /** Returns the results of a shape in a form, if they were measured. */
    Optional<WriteRead> of(String shape, String form) {
        return Optional.ofNullable(pairs.get(List.of(shape, form)));
    }

    /** Tells whether the form was measured with any shape. */
    boolean has(String form) {
        return shapes.stream().anyMatch(shape -> of(shape, form).isPresent());
    }

    /** Returns the better of the forms written by hand, separately for writing and for reading. */
    Optional<WriteRead> byHand(String shape) {
        return Stream.of("EXPLICIT", "TRIVIAL")
                .flatMap(form -> of(shape, form).stream())
                .reduce(WriteRead::better);
    }

    /** Returns {@code SIX_LONGS} as {@code six longs}. */
    static String words(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
