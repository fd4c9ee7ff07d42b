package org.marshal4j.runtime;

/** Stands for the class of that name. */
public abstract class Output {

    public abstract Output writeInt(int value);

    public abstract Output writeLong(long value);
}
