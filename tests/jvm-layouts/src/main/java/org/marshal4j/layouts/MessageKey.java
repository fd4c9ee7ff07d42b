package org.marshal4j.layouts;

/**
 * Which message of a JVM.
 *
 * @param type the name of the class
 * @param number from 0 for each class
 */
record MessageKey(String type, Medium medium, int number) {
    @Override
    public String toString() {
        return type + ", message " + number + " in " + medium;
    }
}
