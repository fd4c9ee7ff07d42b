package org.marshal4j.stack.wire;

import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

/** An instrument whose objects are filled. */
@Marshal
@TypeId(1)
public final class Bond extends SelfDescribingMarshallable implements Instrument, BondMarshallable {
    double coupon;
    String isin;
}
