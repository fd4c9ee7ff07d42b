package org.marshal4j.blackbox.serialization;

import java.io.Serializable;

/** Next to it, there is a class named like its marshaller. */
final class Traps implements Serializable {
    private static final long serialVersionUID = 1L;

    private Traps() {}
}
