package org.marshal4j.benchmarks.report;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The libraries that are better than marshal4j, in each workload. */
record WorkloadVerdict(WorkloadResults results, Sizes sizes) {
    private static final double SMALLER = 0.9;
    private static final String NOBODY = "none";

    /** Returns a table. */
    @Override
    public String toString() {
        MarkdownTable table = new MarkdownTable(
                List.of("message", "faster in writing", "faster in reading", "more than 10% smaller"));
        for (String workload : results.workloads()) {
            Map<String, WriteRead> peers = results.of(workload);
            if (peers.containsKey(WorkloadResults.OURS)) {
                table.row(List.of(
                        WorkloadResults.title(workload),
                        faster(peers, WriteRead::write),
                        faster(peers, WriteRead::read),
                        smaller(workload, peers)));
            }
        }
        return table.toString();
    }

    private static String faster(Map<String, WriteRead> peers, Function<WriteRead, Timing> side) {
        Timing ours = side.apply(peers.get(WorkloadResults.OURS));
        return others(peers, (peer, both) -> {
            Timing theirs = side.apply(both);
            if (!theirs.fasterThan(ours)) {
                return "";
            }
            String times = peer + " " + Numbers.ratio(ours.score() / theirs.score()) + "×";
            return theirs.clearlyFasterThan(ours) ? times : times + " (within the error)";
        });
    }

    private String smaller(String workload, Map<String, WriteRead> peers) {
        double ours = peers.keySet().stream()
                .filter(WorkloadResults::isOurs)
                .mapToDouble(peer -> sizes.of(workload, peer))
                .filter(size -> !Double.isNaN(size))
                .min()
                .orElse(Double.NaN);
        return others(peers, (peer, both) -> {
            double theirs = sizes.of(workload, peer);
            return theirs < SMALLER * ours ? peer + " " + Numbers.bytes(theirs) + " to " + Numbers.bytes(ours) : "";
        });
    }

    /** Returns the remarks on all other libraries; those without a remark are left out. */
    private static String others(Map<String, WriteRead> peers, Remark remark) {
        String all = peers.entrySet().stream()
                .filter(peer -> !WorkloadResults.isOurs(peer.getKey()))
                .map(peer -> remark.on(peer.getKey(), peer.getValue()))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(", "));
        return all.isEmpty() ? NOBODY : all;
    }

    private interface Remark {
        String on(String peer, WriteRead both);
    }
}
