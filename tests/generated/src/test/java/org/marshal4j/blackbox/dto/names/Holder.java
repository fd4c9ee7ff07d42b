package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;

/** Holds the classes of fixed size in nullable fields. */
@Marshal
class Holder implements HolderMarshallable {
    Name name;
    Reusable reusable;
    Label label;
    Old old;
    java.util.List<Name> names;
    java.util.List<Old> element;
}
