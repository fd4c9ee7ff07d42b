package org.marshal4j.audit.report;

import java.util.Arrays;
import java.util.Locale;

/** Which findings fail a build. */
public enum FailOn {
    /** Those that are certain. */
    CERTAIN,
    /** All. */
    LIKELY,
    /** None. */
    NEVER;

    /**
     * The constant of a name in lower case, as users give it.
     *
     * @throws IllegalArgumentException if it is none; the message names all
     */
    public static FailOn of(String name) {
        return Arrays.stream(values())
                .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("failOn is certain, likely or never, not " + name));
    }

    /** Whether a finding fails the build. */
    public boolean fails(Finding finding) {
        return this == LIKELY || (this == CERTAIN && finding.certainty() == Certainty.CERTAIN);
    }
}
