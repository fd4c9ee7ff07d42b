package org.marshal4j.benchmarks.peer;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Optional;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Peer;
import org.marshal4j.benchmarks.workload.Workload;

/** Jackson's JSON. */
public final class Json implements Peer {

    @Override
    public String title() {
        return "Jackson JSON";
    }

    @Override
    public Optional<Contestant> enter(Workload workload) {
        return Optional.of(new Jackson(JsonMapper.builder(), workload));
    }
}
