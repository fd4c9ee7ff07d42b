package org.marshal4j.processor.chroniclewire;

/** Gives names to the variables of generated code. */
@FunctionalInterface
public interface Scope {

    /** The suggested name, or one like it that is still free. */
    String newName(String suggestion);
}
