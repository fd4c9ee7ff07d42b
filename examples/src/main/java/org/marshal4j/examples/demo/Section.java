package org.marshal4j.examples.demo;

/** A part of the demo. */
public interface Section {

    /** Returns its heading. */
    String title();

    /** Prints it. */
    void print(Terminal terminal);
}
