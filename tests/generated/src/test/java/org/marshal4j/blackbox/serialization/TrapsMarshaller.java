package org.marshal4j.blackbox.serialization;

/** No marshaller; it notes that it was initialised. */
final class TrapsMarshaller {
    static {
        System.setProperty("blackbox.trap", "sprung");
    }

    private TrapsMarshaller() {}
}
