package org.marshal4j.hazelcast;

import org.marshal4j.Marshal;

/** A key: equal keys have equal bytes. */
@Marshal(key = true)
record Key(String name) {}
