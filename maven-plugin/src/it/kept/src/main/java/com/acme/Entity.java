package com.acme;

import org.marshal4j.Marshal;
import org.marshal4j.MarshalImport;

/** Has no messages of its own. */
@Marshal
@MarshalImport(java.awt.Point.class)
public abstract class Entity implements EntityMarshallable {
    long id;
}
