package org.marshal4j.benchmarks.report;

/** The times of writing and reading. */
record WriteRead(Timing write, Timing read) {

    /** Returns the key for sorting. */
    double sum() {
        return write.score() + read.score();
    }

    /** Returns both numbers for one cell of a table. */
    String cell() {
        return Numbers.of(write.score()) + " / " + Numbers.of(read.score());
    }

    /** Returns the ratios to another pair, for one cell. */
    String ratioTo(WriteRead other) {
        return Numbers.ratio(write.score() / other.write.score()) + " / "
                + Numbers.ratio(read.score() / other.read.score());
    }

    /** Returns the better writing and the better reading of two pairs; either may be missing, but not both. */
    static WriteRead better(WriteRead a, WriteRead b) {
        if (a == null) {
            return b;
        }
        if (b == null) {
            return a;
        }
        return new WriteRead(
                a.write.fasterThan(b.write) ? a.write : b.write, a.read.fasterThan(b.read) ? a.read : b.read);
    }
}
