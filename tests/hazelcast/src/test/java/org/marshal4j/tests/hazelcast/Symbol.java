package org.marshal4j.tests.hazelcast;

import org.marshal4j.Marshal;

/** The keys. */
@Marshal(key = true)
public record Symbol(String venue, String name) {}
