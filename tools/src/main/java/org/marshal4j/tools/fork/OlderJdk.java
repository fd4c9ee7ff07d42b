package org.marshal4j.tools.fork;

import java.io.IOException;
import java.nio.file.Path;

/** A class of a module needs a newer JDK than the one that was to run it. */
public final class OlderJdk extends IOException {
    private static final long serialVersionUID = 1;

    private final int needed;

    OlderJdk(String type, int needed, Path home) {
        super(type + " was compiled for Java " + needed + ", and the JDK in " + home
                + ", which is to run it, is older.");
        this.needed = needed;
    }

    /** {@return the feature version of Java that the class needs} */
    public int needed() {
        return needed;
    }
}
