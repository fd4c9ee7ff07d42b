package org.marshal4j.blackbox.pinned;

/** Only hand-written marshallers know how to write it. */
enum Colour {
    RED,
    BLUE
}
