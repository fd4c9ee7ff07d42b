package acme;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

/** A part. */
public final class Leg implements Externalizable {
    int ratio;
    boolean buys;

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeByte(ratio);
        out.writeBoolean(buys);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        ratio = in.readUnsignedByte();
        buys = in.readBoolean();
    }
}
