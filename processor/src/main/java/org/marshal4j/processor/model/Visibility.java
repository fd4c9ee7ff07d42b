package org.marshal4j.processor.model;

/** Who may use a class, a field or a constructor. */
public enum Visibility {
    PUBLIC,
    PROTECTED,
    PACKAGE,
    PRIVATE;

    /** Whether code in the same package may use something with this visibility. */
    public boolean withinPackage() {
        return this != PRIVATE;
    }
}
