package org.marshal4j.queue;

import org.marshal4j.Marshal;

/** Has no bytes. */
@Marshal
public record Nothing() {}
