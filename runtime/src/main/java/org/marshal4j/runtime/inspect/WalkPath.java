package org.marshal4j.runtime.inspect;

/**
 * The path from the root of a message to where a walk is, and its beginning that leads to the object whose fields are
 * walked. Whoever goes down cuts the path off again; not after a failure, since callers ask for the path at that point.
 */
final class WalkPath {
    private final StringBuilder text = new StringBuilder();
    private int toObject;

    /** Goes to a field of the object. */
    void field(String name) {
        if (toObject > 0) {
            text.append('.');
        }
        text.append(name);
    }

    /** Goes back to the object. */
    void leaveField() {
        text.setLength(toObject);
    }

    /** Makes the value that the path leads to the object; returns what {@link #leaveObject} needs. */
    int enterObject() {
        int outer = toObject;
        toObject = text.length();
        return outer;
    }

    void leaveObject(int outer) {
        toObject = outer;
    }

    void element(int index) {
        text.append('[').append(index).append(']');
    }

    void key(int index) {
        element(index);
        append(".key");
    }

    void value(int index) {
        element(index);
        append(".value");
    }

    void append(String step) {
        text.append(step);
    }

    /** The length, to which {@link #cut} goes back. */
    int length() {
        return text.length();
    }

    void cut(int length) {
        text.setLength(length);
    }

    /** The path to the object; empty for the root. */
    String object() {
        return text.substring(0, toObject);
    }

    /** The path itself, which changes. */
    CharSequence text() {
        return text;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
