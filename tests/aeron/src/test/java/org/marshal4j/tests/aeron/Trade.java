package org.marshal4j.tests.aeron;

import org.marshal4j.Marshal;
import org.marshal4j.Since;

/** A message of a type that has grown. */
@Marshal(evolvable = true)
public record Trade(long id, String note, @Since(2) double fee) {}
