package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;

/** Named Label, and of fixed size. */
@Marshal
class Label implements LabelMarshallable {
    int number;
    Integer box;
    boolean flag;
}
