package org.marshal4j.stack.wire;

import net.openhft.chronicle.wire.WriteMarshallable;
import org.marshal4j.Marshal;

/** A family of a record and a class whose objects are filled. */
@Marshal
public sealed interface Instrument extends WriteMarshallable permits Bond, Share {}
