package org.marshal4j.blackbox.pinned;

/** What only hand-written marshallers know. */
record Colour(String name) {}
