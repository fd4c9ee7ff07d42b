package org.marshal4j.tables;

import org.marshal4j.Marshal;

/** A superclass with a private field, of which a subclass has a namesake. */
@Marshal
public abstract class Base implements BaseMarshallable {
    private int number;

    /** The number of the superclass. */
    public int baseNumber() {
        return number;
    }

    /** Sets it. */
    public void baseNumber(int value) {
        number = value;
    }
}
