package acme;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

/** A quote. */
public class Quote implements Externalizable {
    /** The price. */
    private double bid; // in EUR
    private int a, b = 3;
    private String symbol;

    private long id;

    /** How often it was shown. */
    private int shown;

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeLong(id);
        out.writeUTF(symbol);
        out.writeDouble(bid);
        out.writeShort(b);
        out.writeInt(a);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        id = in.readLong();
        symbol = in.readUTF();
        bid = in.readDouble();
        b = in.readShort();
        a = in.readInt();
    }
}
