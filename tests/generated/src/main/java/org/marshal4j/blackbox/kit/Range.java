package org.marshal4j.blackbox.kit;

/** A record that knows nothing of marshallers, of fixed size. */
public record Range(long from, int to, boolean open) {}
