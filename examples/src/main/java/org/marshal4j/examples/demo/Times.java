package org.marshal4j.examples.demo;

/** How many nanoseconds it takes to write a quote and to read one. */
record Times(double write, double read) {

    /** Returns the better times of the two, for writing and for reading. */
    Times best(Times other) {
        return new Times(Math.min(write, other.write), Math.min(read, other.read));
    }

    /** Formats the times for {@link #parse}. */
    String format() {
        return write + " " + read;
    }

    static Times parse(String line) {
        String[] parts = line.split(" ");
        return new Times(Double.parseDouble(parts[0]), Double.parseDouble(parts[1]));
    }
}
