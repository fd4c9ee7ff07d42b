package org.marshal4j.hazelcast;

import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

/** A second family, which shares one class with the first. */
@Marshal(subtypes = Audited.Login.class)
interface Audited {
    @Marshal
    @TypeId(1)
    record Login(String user) implements Audited {}
}
