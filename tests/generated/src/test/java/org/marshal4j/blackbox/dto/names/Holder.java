package org.marshal4j.blackbox.dto.names;

import org.marshal4j.Marshal;

/** Holds those of fixed size, which may be null. */
@Marshal
class Holder implements HolderMarshallable {
    Name name;
    Reusable reusable;
    Label label;
    Old old;
    java.util.List<Name> names;
    java.util.List<Old> element;
}
