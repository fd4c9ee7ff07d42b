package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;

/** Named Old, and of fixed size. */
@Marshal
class Old implements OldMarshallable {
    int number;
    Integer box;
    boolean flag;
}
