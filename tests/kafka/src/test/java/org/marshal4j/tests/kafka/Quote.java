package org.marshal4j.tests.kafka;

import org.marshal4j.Marshal;

/** What is in the records, in today's form. */
@Marshal
public record Quote(long at, double price) {}
