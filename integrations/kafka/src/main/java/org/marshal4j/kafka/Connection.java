package org.marshal4j.kafka;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** What of the configuration of a client another client may take over: how Kafka is reached, and nothing of what the client does there. */
final class Connection {
    private static final Pattern SHARED =
            Pattern.compile("bootstrap\\.servers|client\\.dns\\.lookup|(ssl|sasl|security)\\..*");

    private Connection() {}

    static Map<String, Object> of(Map<String, ?> client) {
        Map<String, Object> shared = new HashMap<>();
        client.forEach((name, value) -> {
            if (SHARED.matcher(name).matches() && value != null) {
                shared.put(name, value);
            }
        });
        return shared;
    }

    /** Of it, what a client of that kind knows: it warns of anything else. */
    static Map<String, Object> with(Map<String, Object> shared, Set<String> known) {
        Map<String, Object> config = new HashMap<>(shared);
        config.keySet().retainAll(known);
        return config;
    }
}
