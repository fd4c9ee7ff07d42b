package org.marshal4j.runtime;

/** The version of the runtime in use. */
public final class MarshalVersion {

    /**
     * The version as Maven knows it, for instance {@code 1.2.0}. Compilers copy it, like any constant, into code that
     * uses it.
     */
    public static final String VERSION = "${project.version}";

    private MarshalVersion() {}
}
