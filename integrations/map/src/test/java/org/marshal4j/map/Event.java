package org.marshal4j.map;

import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

/** A family whose objects are values of a map. */
@Marshal
public sealed interface Event permits Event.Opened, Event.Closed {
    @Marshal
    @TypeId(1)
    record Opened(String by, long at) implements Event {}

    @Marshal
    @TypeId(2)
    record Closed(double profit) implements Event {}
}
