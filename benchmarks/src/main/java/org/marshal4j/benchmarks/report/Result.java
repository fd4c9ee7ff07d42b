package org.marshal4j.benchmarks.report;

import java.util.Map;

/**
 * One line of what JMH prints at the end.
 *
 * @param method the name of the benchmark's method
 * @param params the values of the parameters by their names
 */
record Result(String method, Map<String, String> params, Timing timing) {

    String param(String name) {
        return params.getOrDefault(name, "");
    }
}
