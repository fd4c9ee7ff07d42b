package org.marshal4j.blackbox.imports;

/** Somebody else's class that has changed. */
class Reading {
    double value;
    String sensor;
}
