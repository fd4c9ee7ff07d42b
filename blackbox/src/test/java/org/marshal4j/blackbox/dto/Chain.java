package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;

/** A linked list. */
@Marshal
public class Chain implements ChainMarshallable {
    long value;
    Chain next;
}
