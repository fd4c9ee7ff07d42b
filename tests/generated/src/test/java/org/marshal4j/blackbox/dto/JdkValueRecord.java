package org.marshal4j.blackbox.dto;

import java.time.Instant;
import java.time.LocalDate;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Values of fixed size that are passed to a constructor, so that none is reused. */
@Marshal(view = true)
record JdkValueRecord(
        UUID id,
        @Required Instant when,
        LocalDate date,
        OptionalInt small,
        OptionalLong large,
        @Required OptionalDouble fraction,
        AtomicInteger atomicInt,
        @Required AtomicLong atomicLong,
        AtomicBoolean atomicBoolean) {}
