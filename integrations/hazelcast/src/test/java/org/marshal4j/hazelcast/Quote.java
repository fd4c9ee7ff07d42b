package org.marshal4j.hazelcast;

import org.marshal4j.Marshal;

/** A value. */
@Marshal
record Quote(long at, double price, String symbol) {}
