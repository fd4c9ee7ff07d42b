package org.marshal4j.benchmarks;

import java.nio.file.Path;
import java.util.List;
import org.marshal4j.benchmarks.former.FormerCommand;
import org.marshal4j.benchmarks.shapes.ShapeCheck;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Peer;
import org.marshal4j.benchmarks.workload.Peers;
import org.marshal4j.benchmarks.workload.RoundTrip;
import org.marshal4j.benchmarks.workload.Workload;

/** Checks that every contestant reads what it has written. */
final class CheckCommand {
    private CheckCommand() {}

    /** Runs the command, in the folder of this module. */
    static void run(Path module, List<String> arguments) {
        for (Workload workload : Workload.values()) {
            for (Peer peer : Peers.all()) {
                try (Contestant contestant = peer.enter(workload).orElse(null)) {
                    if (contestant != null) {
                        RoundTrip.check(workload, contestant);
                        System.out.printf(
                                "%-26s %-38s %6d bytes%n", workload.title(), peer.title(), contestant.write());
                    }
                }
            }
        }
        ShapeCheck.all();
        FormerCommand.check();
    }
}
