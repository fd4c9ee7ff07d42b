package org.marshal4j.audit.report;

/** How sure a finding is. */
public enum Certainty {
    /** Something on the way was not fully understood, or the code may be meant this way. */
    LIKELY,
    /** Both methods are understood up to here, and a value that can be written is not read as it was written. */
    CERTAIN;

    /** The name in reports. */
    public String label() {
        return this == CERTAIN ? "certain" : "likely";
    }
}
