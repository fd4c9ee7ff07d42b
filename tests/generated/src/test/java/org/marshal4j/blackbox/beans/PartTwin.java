package org.marshal4j.blackbox.beans;

import org.marshal4j.Marshal;

/** The same fields in a class. */
@Marshal
public class PartTwin implements PartTwinMarshallable {
    int number;
    double size;
}
