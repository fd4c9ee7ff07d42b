package org.marshal4j.channels;

import java.nio.channels.Channel;

/** Is open until it is closed. */
abstract class OpenChannel implements Channel {
    private boolean open = true;

    @Override
    public final boolean isOpen() {
        return open;
    }

    @Override
    public final void close() {
        open = false;
    }
}
