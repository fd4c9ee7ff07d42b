package org.marshal4j.blackbox.dto;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Values of fixed size that are reused, even as elements of a list. */
@Marshal
class Counters {
    UUID id;

    @Required
    UUID other = new UUID(0, 0);

    OptionalInt small;
    OptionalLong large;
    OptionalDouble fraction;
    AtomicInteger atomicInt;
    AtomicLong atomicLong;
    AtomicBoolean atomicBoolean;
    AtomicReference<String> reference;
    AtomicReference<Integer> number;

    @Required
    AtomicReference<AtomicReference<int[]>> nested = new AtomicReference<>();

    List<AtomicReference<Long>> references;
    List<UUID> ids;
    List<Long> numbers;
}
