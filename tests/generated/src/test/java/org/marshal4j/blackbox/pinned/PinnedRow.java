package org.marshal4j.blackbox.pinned;

/**
 * A value in a message of its own.
 *
 * @param java the type, as docs/wire-format.md names it
 * @param example the value, as docs/wire-format.md shows it
 * @param message the record that holds it
 * @param hex its bytes
 */
record PinnedRow(String java, String example, Object message, String hex) {

    static PinnedRow row(String java, String example, Object message, String hex) {
        return new PinnedRow(java, example, message, hex);
    }

    @Override
    public String toString() {
        return java + " " + example;
    }
}
