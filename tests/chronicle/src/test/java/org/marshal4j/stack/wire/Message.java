package org.marshal4j.stack.wire;

import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import org.marshal4j.Marshal;

/** The field that all messages have. */
@Marshal
public abstract class Message<T> extends SelfDescribingMarshallable implements MessageMarshallable {
    String sender;
    T body;
}
