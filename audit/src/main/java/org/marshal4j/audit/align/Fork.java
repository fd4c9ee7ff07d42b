package org.marshal4j.audit.align;

import org.marshal4j.audit.report.Place;
import org.marshal4j.audit.value.Condition;

/**
 * A choice that one side made.
 *
 * @param condition what held
 * @param by who tested it
 * @param past whether its branch has ended
 */
record Fork(Condition condition, By by, Place place, boolean past) {

    /** Who chooses. */
    enum By {
        WRITER,
        /** The reader, by what it has read. */
        READER,
        /** The reader, by something that is not known. */
        UNKNOWN
    }

    boolean byReader() {
        return by == By.READER;
    }

    boolean byWriter() {
        return by == By.WRITER;
    }

    Fork ended() {
        return new Fork(condition, by, place, true);
    }
}
