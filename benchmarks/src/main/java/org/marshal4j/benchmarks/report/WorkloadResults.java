package org.marshal4j.benchmarks.report;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.marshal4j.benchmarks.workload.Workload;

/** The results of WorkloadBenchmark on one JDK. */
final class WorkloadResults {
    /** The title of marshal4j; titles that start with it are other ways to use it. */
    static final String OURS = "marshal4j";

    private final Map<String, Map<String, WriteRead>> byWorkload;

    WorkloadResults(Run run) {
        byWorkload = run.results().stream()
                .collect(Collectors.groupingBy(
                        result -> result.param("workload"), LinkedHashMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        each -> sorted(Pairing.of(each.getValue(), result -> result.param("peer"))),
                        (a, b) -> a,
                        LinkedHashMap::new));
        byWorkload.values().removeIf(Map::isEmpty);
    }

    private static Map<String, WriteRead> sorted(Map<String, WriteRead> peers) {
        Map<String, WriteRead> sorted = new LinkedHashMap<>();
        peers.entrySet().stream()
                .sorted(Comparator.comparingDouble(peer -> peer.getValue().sum()))
                .forEach(peer -> sorted.put(peer.getKey(), peer.getValue()));
        return sorted;
    }

    /** Returns names of constants of {@link Workload}. */
    List<String> workloads() {
        return List.copyOf(byWorkload.keySet());
    }

    /** Returns the titles and results of the peers, the fastest first; none if the workload was not measured. */
    Map<String, WriteRead> of(String workload) {
        return byWorkload.getOrDefault(workload, Map.of());
    }

    static boolean isOurs(String peer) {
        return peer.startsWith(OURS);
    }

    /** Returns its name in tables. */
    static String title(String workload) {
        return Workload.valueOf(workload).title();
    }
}
