package org.marshal4j.benchmarks.report;

/** What writing and reading take. */
record WriteRead(Timing write, Timing read) {

    /** For sorting. */
    double sum() {
        return write.score() + read.score();
    }

    /** Both numbers in one cell of a table. */
    String cell() {
        return Numbers.of(write.score()) + " / " + Numbers.of(read.score());
    }

    /** The ratios to another one, in one cell. */
    String ratioTo(WriteRead other) {
        return Numbers.ratio(write.score() / other.write.score()) + " / "
                + Numbers.ratio(read.score() / other.read.score());
    }

    /** The better writing and the better reading of two; either may be missing, but not both. */
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
