package org.marshal4j.queue;

import org.marshal4j.Marshal;

/** The class in the documents, with today's schema. */
@Marshal
public record Quote(long at, double price) {}
