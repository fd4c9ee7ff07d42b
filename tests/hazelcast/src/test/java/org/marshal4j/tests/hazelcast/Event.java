package org.marshal4j.tests.hazelcast;

import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

/** A family of values. */
@Marshal
public sealed interface Event {
    @Marshal
    @TypeId(1)
    record Opened(long at) implements Event {}

    @Marshal
    @TypeId(2)
    record Traded(long at, double price) implements Event {}
}
