package org.marshal4j.queue;

import org.marshal4j.Marshal;

/** What is in the documents, in today's form. */
@Marshal
public record Quote(long at, double price) {}
