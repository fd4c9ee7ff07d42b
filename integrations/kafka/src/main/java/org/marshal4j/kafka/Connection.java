package org.marshal4j.kafka;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The part of a client's configuration that another client may share: how to reach Kafka, but not what the client does
 * there.
 */
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

    /** The settings that a kind of client knows, since it warns about any others. */
    static Map<String, Object> with(Map<String, Object> shared, Set<String> known) {
        Map<String, Object> config = new HashMap<>(shared);
        config.keySet().retainAll(known);
        return config;
    }
}
