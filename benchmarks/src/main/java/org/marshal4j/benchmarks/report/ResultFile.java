package org.marshal4j.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads what JMH wrote as JSON. */
final class ResultFile {
    /** The name began with a middle dot until JMH 1.36. */
    private static final List<String> ALLOCATED = List.of("gc.alloc.rate.norm", "·gc.alloc.rate.norm");

    private ResultFile() {}

    /** Returns all results, in the order of the file. */
    static List<Result> read(Path file) throws IOException {
        List<Result> results = new ArrayList<>();
        for (JsonNode node : new ObjectMapper().readTree(file.toFile())) {
            String benchmark = node.path("benchmark").asText();
            results.add(new Result(
                    benchmark.substring(benchmark.lastIndexOf('.') + 1), params(node), timing(benchmark, node)));
        }
        return results;
    }

    private static Map<String, String> params(JsonNode node) {
        Map<String, String> params = new HashMap<>();
        node.path("params")
                .properties()
                .forEach(param -> params.put(param.getKey(), param.getValue().asText()));
        return params;
    }

    private static Timing timing(String benchmark, JsonNode node) {
        JsonNode metric = node.path("primaryMetric");
        String unit = metric.path("scoreUnit").asText();
        if (!unit.equals("ns/op")) {
            throw new IllegalArgumentException(benchmark + " is in " + unit + ", not in ns/op");
        }
        return new Timing(
                metric.path("score").asDouble(Double.NaN),
                // the text "NaN", if there was only one iteration
                metric.path("scoreError").asDouble(Double.NaN),
                ALLOCATED.stream()
                        .map(node.path("secondaryMetrics")::path)
                        .filter(JsonNode::isObject)
                        .mapToDouble(norm -> norm.path("score").asDouble(Double.NaN))
                        .findFirst()
                        .orElse(Double.NaN));
    }
}
