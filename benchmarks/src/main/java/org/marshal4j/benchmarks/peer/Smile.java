package org.marshal4j.benchmarks.peer;

import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import java.util.Optional;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Peer;
import org.marshal4j.benchmarks.workload.Workload;

/** Jackson's binary form of JSON. */
public final class Smile implements Peer {

    @Override
    public String title() {
        return "Jackson Smile";
    }

    @Override
    public Optional<Contestant> enter(Workload workload) {
        return Optional.of(new Jackson(SmileMapper.builder(), workload));
    }
}
