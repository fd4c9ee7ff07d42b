package org.opensearch.core.common.io.stream;

/** Stands for a version of the software. */
public final class Version {

    public static final Version V_1 = new Version(1);
    public static final Version V_2 = new Version(2);

    private final int id;

    private Version(int id) {
        this.id = id;
    }

    public boolean onOrAfter(Version other) {
        return id >= other.id;
    }

    public boolean after(Version other) {
        return id > other.id;
    }
}
