package org.marshal4j.benchmarks.report;

import java.util.HashMap;
import java.util.Map;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Peer;
import org.marshal4j.benchmarks.workload.Peers;
import org.marshal4j.benchmarks.workload.Workload;

/** Sizes found by writing the message. A library that does not run on this JDK, or is no longer compared, has none. */
final class WrittenSizes implements Sizes {
    private final Map<String, Double> known = new HashMap<>();

    @Override
    public double of(String workload, String peer) {
        return known.computeIfAbsent(
                workload + " by " + peer,
                key -> Peers.all().stream()
                        .filter(each -> each.title().equals(peer))
                        .findFirst()
                        .map(each -> write(each, Workload.valueOf(workload)))
                        .orElse(Double.NaN));
    }

    private static double write(Peer peer, Workload workload) {
        try (Contestant contestant = peer.enter(workload).orElse(null)) {
            return contestant == null ? Double.NaN : contestant.write();
        }
    }
}
