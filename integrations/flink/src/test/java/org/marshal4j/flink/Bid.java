package org.marshal4j.flink;

import org.marshal4j.Marshal;

/** A class whose lock file, among the test resources, knows the former names of its fields. */
@Marshal
@LockModule("org.marshal4j:flink-tests")
record Bid(long at, double offer) {}
