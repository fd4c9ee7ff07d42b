package org.marshal4j.flink;

import org.marshal4j.Marshal;

/** A class whose lock file knows what its fields were called; it is among the resources of the tests. */
@Marshal
@LockModule("org.marshal4j:flink-tests")
record Bid(long at, double offer) {}
