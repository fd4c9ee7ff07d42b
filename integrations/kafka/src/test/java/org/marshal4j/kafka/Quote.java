package org.marshal4j.kafka;

import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;

/** What is in the records, in today's form. */
@Marshal
record Quote(long at, double price, @MaxLength(200) String symbol) {}
