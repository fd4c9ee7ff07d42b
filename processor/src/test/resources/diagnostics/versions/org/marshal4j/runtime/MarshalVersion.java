package org.marshal4j.runtime;

public class MarshalVersion {
    public static final String VERSION = "0.0.1";
}
