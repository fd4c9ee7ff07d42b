package org.marshal4j.layouts;

/**
 * Identifies a message of a JVM.
 *
 * @param type the name of the class
 * @param number counts from 0 in each class
 */
record MessageKey(String type, Medium medium, int number) {
    @Override
    public String toString() {
        return type + ", message " + number + " in " + medium;
    }
}
