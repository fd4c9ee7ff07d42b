package org.opensearch.core.common.io.stream;

/** Stands for a version of the software. */
public final class Version {

    public static final Version V_1 = new Version(1);
    public static final Version V_2 = new Version(2);
    public static final Version V_5_2_0 = new Version(520);
    public static final Version V_5_5_0 = new Version(550);

    private final int id;

    private Version(int id) {
        this.id = id;
    }

    public boolean onOrAfter(Version other) {
        return id >= other.id;
    }

    public boolean before(Version other) {
        return id < other.id;
    }

    public boolean after(Version other) {
        return id > other.id;
    }
}
