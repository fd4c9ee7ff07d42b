package org.marshal4j.hazelcast;

import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

/** Another family, one of whose classes is a member of the first one, too. */
@Marshal(subtypes = Audited.Login.class)
interface Audited {
    @Marshal
    @TypeId(1)
    record Login(String user) implements Audited {}
}
