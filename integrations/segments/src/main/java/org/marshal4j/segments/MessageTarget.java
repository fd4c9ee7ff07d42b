package org.marshal4j.segments;

import org.marshal4j.runtime.Output;

/** How {@link SegmentOutput} writes one message after another. Belongs to one thread at a time. */
interface MessageTarget {
    /** Returns the output for the next message, up to the end of the segment. */
    Output begin(long at);

    /** Completes the message. Returns its number of bytes, all of which are now in the segment. */
    long finish();

    /** Closes the output when the message is complete or has failed, so that nobody who kept it can use it. */
    void end();
}
