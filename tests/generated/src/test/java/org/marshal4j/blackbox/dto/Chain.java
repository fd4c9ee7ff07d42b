package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;

/** A linked list. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
public class Chain implements ChainMarshallable {
    long value;
    Chain next;
}
