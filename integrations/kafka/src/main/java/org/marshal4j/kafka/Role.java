package org.marshal4j.kafka;

/** Whether the messages are the keys or the values of records: each has headers of its own. */
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

    /** The header with the fingerprint of the form. */
    String formHeader() {
        return prefix + ".form";
    }

    /** The header with the form itself. */
    String schemaHeader() {
        return prefix + ".schema";
    }
}
