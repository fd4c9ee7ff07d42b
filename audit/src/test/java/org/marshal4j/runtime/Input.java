package org.marshal4j.runtime;

/** Stands for the class of that name. */
public abstract class Input {

    public abstract int readInt();

    public abstract long readLong();
}
