package org.marshal4j.blackbox.pinned;

/** What only hand-written marshallers know how to write. */
enum Colour {
    RED,
    BLUE
}
