package org.marshal4j.kafka;

/** Whether the messages are the keys or the values of records, since their headers have different names. */
enum Role {
    KEY("marshal4j.key"),
    VALUE("marshal4j.value");

    private final String prefix;

    Role(String prefix) {
        this.prefix = prefix;
    }

    static Role of(boolean isKey) {
        return isKey ? KEY : VALUE;
    }

    /** The name of the header with the fingerprint of the schema. */
    String fingerprintHeader() {
        return prefix + ".form";
    }

    /** The name of the header with the second number of the schema, if it has one. */
    String namesHeader() {
        return prefix + ".names";
    }

    /** The name of the header with the schema itself. */
    String schemaHeader() {
        return prefix + ".schema";
    }
}
