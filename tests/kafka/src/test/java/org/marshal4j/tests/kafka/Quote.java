package org.marshal4j.tests.kafka;

import org.marshal4j.Marshal;

/** The contents of the records, with today's schema. */
@Marshal
public record Quote(long at, double price) {}
