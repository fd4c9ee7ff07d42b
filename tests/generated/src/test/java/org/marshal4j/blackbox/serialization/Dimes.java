package org.marshal4j.blackbox.serialization;

import java.io.Externalizable;
import org.marshal4j.Marshal;

/** Not public, although its constructor is. */
@Marshal
final class Dimes implements DimesMarshallable, Externalizable {
    private static final long serialVersionUID = 1L;

    int number;

    public Dimes() {}
}
