package org.elasticsearch;

/** A part of the class of that name. */
public class Version {

    public static final Version V_6_0_0 = new Version();
    public static final Version V_6_4_0 = new Version();

    public boolean onOrAfter(Version other) {
        return this == other;
    }
}
