package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;

/** Named Reusable, and of fixed size. */
@Marshal
class Reusable implements ReusableMarshallable {
    int number;
    Integer box;
    boolean flag;
}
