package org.marshal4j.tests.kafka;

import org.marshal4j.Marshal;

/** Keys of another class, by which quotes are grouped. */
@Marshal(key = true)
public record Venue(String name) {}
