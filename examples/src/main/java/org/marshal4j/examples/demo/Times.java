package org.marshal4j.examples.demo;

/** How many nanoseconds it takes to write a quote, and to read one. */
record Times(double write, double read) {

    /** The better of both, in writing and in reading. */
    Times best(Times other) {
        return new Times(Math.min(write, other.write), Math.min(read, other.read));
    }

    /** A line from which {@link #parse} makes the times again. */
    String format() {
        return write + " " + read;
    }

    static Times parse(String line) {
        String[] parts = line.split(" ");
        return new Times(Double.parseDouble(parts[0]), Double.parseDouble(parts[1]));
    }
}
