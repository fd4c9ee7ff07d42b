package org.marshal4j.cli;

/** A type of the module that {@link ModuleCommandsTest} works on. */
public final class Priced {
    double price;
}
