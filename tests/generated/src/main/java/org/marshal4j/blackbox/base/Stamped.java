package org.marshal4j.blackbox.base;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** An abstract ancestor whose fields are final and set by its constructor. */
@Marshal
public abstract class Stamped implements StampedMarshallable {
    protected final long time;

    @Required
    final String source;

    protected Stamped(long time, String source) {
        this.time = time;
        this.source = source;
    }

    public String source() {
        return source;
    }
}
