package org.marshal4j.hazelcast;

import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

/** A family. */
@Marshal
sealed interface Event {
    @Marshal
    @TypeId(1)
    record Opened(long at) implements Event {}

    /** A member that implements another registered type. */
    @Marshal
    @TypeId(2)
    record Traded(long at, double price) implements Audited, Event {}
}
