package org.marshal4j.blackbox.evolution.v4;

import org.marshal4j.Marshal;
import org.marshal4j.Since;

/** In version 4. */
@Marshal(evolvable = true)
public abstract class Entity implements EntityMarshallable {
    public long id;

    @Since(2)
    public long created;

    @Since(3)
    public String author;
}
