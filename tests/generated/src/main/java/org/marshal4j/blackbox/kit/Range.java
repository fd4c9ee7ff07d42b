package org.marshal4j.blackbox.kit;

/** A record of fixed size that knows nothing of marshallers. */
public record Range(long from, int to, boolean open) {}
