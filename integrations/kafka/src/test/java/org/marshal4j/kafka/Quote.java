package org.marshal4j.kafka;

import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;

/** The class in the records, with today's schema. */
@Marshal
record Quote(long at, double price, @MaxLength(200) String symbol) {}
