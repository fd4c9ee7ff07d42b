package com.acme;

import org.marshal4j.Marshal;
import org.marshal4j.Since;

@Marshal(evolvable = true)
abstract class Entity implements EntityMarshallable {
    long id;

    @Since(3)
    String owner;
}
