package org.marshal4j.segments;

import org.marshal4j.runtime.memory.Output;

/** Where {@link SegmentOutput} writes one message after the other. Belongs to one thread at a time. */
interface MessageTarget {
    /** What to write the next message to, up to the end of the segment. */
    Output begin(long at);

    /** The message is complete: how many bytes it has, all of which are in the segment. */
    long finish();

    /** The message is complete or has failed: who has kept its output can do nothing with it. */
    void end();
}
