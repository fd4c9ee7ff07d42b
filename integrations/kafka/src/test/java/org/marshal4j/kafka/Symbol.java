package org.marshal4j.kafka;

import org.marshal4j.Marshal;

/** A key. */
@Marshal
record Symbol(String name) {}
