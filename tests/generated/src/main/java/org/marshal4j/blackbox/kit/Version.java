package org.marshal4j.blackbox.kit;

/** Knows nothing of marshallers, and has final fields that its constructor takes in another order. */
public final class Version {
    private final short major;
    private final String name;
    private final short minor;

    public Version(String name, short major, short minor) {
        this.major = major;
        this.name = name;
        this.minor = minor;
    }

    public short major() {
        return major;
    }

    public short minor() {
        return minor;
    }

    public String name() {
        return name;
    }
}
