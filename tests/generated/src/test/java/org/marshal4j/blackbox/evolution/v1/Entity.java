package org.marshal4j.blackbox.evolution.v1;

import org.marshal4j.Marshal;

/** In version 1. */
@Marshal(evolvable = true)
public abstract class Entity implements EntityMarshallable {
    public long id;
}
