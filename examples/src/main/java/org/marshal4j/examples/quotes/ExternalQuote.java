package org.marshal4j.examples.quotes;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

/** A quote with hand-written code for object streams. */
@SuppressWarnings("marshal4j") // it is written to object streams only
public class ExternalQuote extends Quote implements Externalizable {
    private static final long serialVersionUID = 1L;
    private static final Venue[] VENUES = Venue.values();

    /** Called when it is read from a stream. */
    public ExternalQuote() {}

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeLong(sequence);
        out.writeDouble(bid);
        out.writeDouble(ask);
        out.writeInt(bidSize);
        out.writeInt(askSize);
        out.writeByte(venue.ordinal());
        out.writeUTF(symbol);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        sequence = in.readLong();
        bid = in.readDouble();
        ask = in.readDouble();
        bidSize = in.readInt();
        askSize = in.readInt();
        venue = VENUES[in.readByte()];
        symbol = in.readUTF();
    }
}
