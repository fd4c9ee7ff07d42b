package org.marshal4j.blackbox.serialization;

/** Not a marshaller. It records that it was initialised. */
final class TrapsMarshaller {
    static {
        System.setProperty("blackbox.trap", "sprung");
    }

    private TrapsMarshaller() {}
}
