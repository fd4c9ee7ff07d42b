package org.marshal4j.blackbox.serialization;

import java.io.Serializable;

/** A class beside one whose name is that of a marshaller. */
final class Traps implements Serializable {
    private static final long serialVersionUID = 1L;

    private Traps() {}
}
