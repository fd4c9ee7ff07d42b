package org.marshal4j.benchmarks.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Brings the results for writing and for reading together. */
final class Pairing {
    private Pairing() {}

    /** Pairs results by a key, in the order of the results. What was only written or only read is left out. */
    static <K> Map<K, WriteRead> of(List<Result> results, Function<Result, K> key) {
        Map<K, Timing> writes = timings(results, "write", key);
        Map<K, Timing> reads = timings(results, "read", key);
        Map<K, WriteRead> pairs = new LinkedHashMap<>();
        results.stream()
                .map(key)
                .filter(each -> writes.containsKey(each) && reads.containsKey(each))
                .forEach(each -> pairs.put(each, new WriteRead(writes.get(each), reads.get(each))));
        return pairs;
    }

    private static <K> Map<K, Timing> timings(List<Result> results, String method, Function<Result, K> key) {
        Map<K, Timing> timings = new LinkedHashMap<>();
        results.stream()
                .filter(result -> result.method().equals(method))
                .forEach(result -> timings.put(key.apply(result), result.timing()));
        return timings;
    }
}
