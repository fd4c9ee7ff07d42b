package org.marshal4j.runtime;

/** The version of the runtime that is in use. */
public final class MarshalVersion {

    /** The version as Maven knows it, for instance {@code 1.2.0}. Compiled into what uses it, as every constant is. */
    public static final String VERSION = "${project.version}";

    private MarshalVersion() {}
}
