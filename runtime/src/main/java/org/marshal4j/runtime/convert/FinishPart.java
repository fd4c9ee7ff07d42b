package org.marshal4j.runtime.convert;

/** Goes to the end of a former object. */
final class FinishPart extends ConvertStep {
    private final int place;
    private final long offset;

    FinishPart(int place, long offset) {
        this.place = place;
        this.offset = offset;
    }

    @Override
    void convert(Run run) {
        run.in.takeAt(run.place(place) + offset, 0);
    }
}
