package org.marshal4j.tables;

import org.marshal4j.Marshal;

/** A superclass with a private field. A subclass has a field of the same name. */
@Marshal
public abstract class Base implements BaseMarshallable {
    private int number;

    /** Returns the number of the superclass. */
    public int baseNumber() {
        return number;
    }

    /** Sets the number of the superclass. */
    public void baseNumber(int value) {
        number = value;
    }
}
