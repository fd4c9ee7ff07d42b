package org.marshal4j.blackbox.kit;

/** A subclass of a class that knows nothing of marshallers. */
public class DatedRate extends Rate {
    private long date;
    private int[] steps;

    public long getDate() {
        return date;
    }

    public void setDate(long date) {
        this.date = date;
    }

    public int[] getSteps() {
        return steps;
    }

    public void setSteps(int[] steps) {
        this.steps = steps;
    }
}
