package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;

/** Named Name, and of fixed size. */
@Marshal
class Name implements NameMarshallable {
    int number;
    Integer box;
    boolean flag;
}
