package org.marshal4j.blackbox.beans;

import org.marshal4j.Marshal;
import org.marshal4j.Since;

/** The same fields in a class. */
@Marshal(evolvable = true)
public class GrowingTwin implements GrowingTwinMarshallable {
    int number;
    String text;

    @Since(2)
    long added;

    @Since(2)
    String note;

    @Since(3)
    PartTwin part;
}
