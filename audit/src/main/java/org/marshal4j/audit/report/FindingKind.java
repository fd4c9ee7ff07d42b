package org.marshal4j.audit.report;

/** The kinds of findings. Codes are stable: baselines contain them. */
public enum FindingKind {
    WRITTEN_NOT_READ(1, "Written and never read", "Read the value, or stop writing it."),
    READ_NOT_WRITTEN(2, "Read and never written", "Write the value, or stop reading it."),
    OTHER_ORDER(3, "Read in another order", "Read the fields in the order in which they are written."),
    OTHER_TYPE(4, "Read as another type or width", "Read with the method that matches the one that writes."),
    OTHER_COUNT(5, "A loop runs another number of times", "Read as many elements as are written."),
    ONE_SIDED_CHOICE(
            6, "A choice on one side only", "Test the same condition in both methods, on data that is written."),
    FALLS_THROUGH(7, "A branch falls through into the next one", "End the branch with break or return."),
    WRITES_THEN_THROWS(8, "Writes and then throws", "End the branch after it has written; break may be missing."),
    VERSION_DIFFERS(9, "Versions are compared differently", "Compare with the same version, in the same way."),
    NULL_NOT_TOLD(10, "The reader cannot tell null", "Write whether the value is null, and test that in the reader."),
    LOST_FIELD(11, "A field in neither method", "Write and read the field, or make it transient."),
    SIZE_DIFFERS(12, "The size method disagrees", "Count exactly what is written."),
    COPY_DIFFERS(13, "The copy differs from what is written", "Copy every value, as it is written and read."),
    REFUSED_BY_READER(14, "The reader refuses what was written", "Handle the value in the reader, or stop writing it.");

    private final int number;
    private final String title;
    private final String advice;

    FindingKind(int number, String title, String advice) {
        this.number = number;
        this.title = title;
        this.advice = advice;
    }

    /** The stable code, such as {@code AUDIT01}. */
    public String code() {
        return String.format("AUDIT%02d", number);
    }

    /** What is wrong, in a few words. */
    public String title() {
        return title;
    }

    /** What to do about it. */
    public String advice() {
        return advice;
    }
}
